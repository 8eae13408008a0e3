import type { ReactNode } from 'react';
import { MarkedWords } from './marked-words.tsx';
import { usePage } from './page-context.ts';

/** A link to another page, with what it is and what it is called. */
export interface PageLink {
	/** A path of this site, with its anchor if it has one. */
	path: string;
	label: string;
}

/** A link to a path of this site, whose words are marked as those of a text are. */
export function Link(props: { to: string; className?: string; children: ReactNode }) {
	const { urls } = usePage();
	return (
		<a href={urls.to(props.to)} className={props.className}>
			{typeof props.children === 'string' ? <MarkedWords text={props.children} /> : props.children}
		</a>
	);
}

/** A link to another site, which opens in a new tab and says so to those who cannot see it. */
export function ExternalLink(props: { href: string; className?: string; children: ReactNode }) {
	return (
		<a href={props.href} className={props.className} target="_blank" rel="noopener noreferrer">
			{props.children}
			<span className="visually-hidden"> (opens in a new tab)</span>
		</a>
	);
}

/** A mail address as a link that reads as the address. */
export function MailLink({ address }: { address: string }) {
	const { urls } = usePage();
	return <a href={urls.mail(address)}>{address}</a>;
}
