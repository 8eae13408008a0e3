import type { ReactNode } from 'react';
import { MarkedWords } from './marked-words.tsx';
import { usePage } from './page-context.ts';

/** A link to a page of this site. */
export interface PageLink {
	/** A path of this site, which may end with a fragment. */
	path: string;
	label: string;
}

/** A link to a path of this site. Names and foreign words in a string are marked up. */
export function Link(props: { to: string; className?: string; children: ReactNode }) {
	const { urls } = usePage();
	return (
		<a href={urls.to(props.to)} className={props.className}>
			{typeof props.children === 'string' ? <MarkedWords text={props.children} /> : props.children}
		</a>
	);
}

/** A link to another site. It opens in a new tab, and screen readers onStep that. */
export function ExternalLink(props: { href: string; children: ReactNode }) {
	return (
		<a href={props.href} target="_blank" rel="noopener noreferrer">
			{props.children}
			<span className="visually-hidden"> (opens in a new tab)</span>
		</a>
	);
}

export function MailLink({ address }: { address: string }) {
	const { urls } = usePage();
	return <a href={urls.mail(address)}>{address}</a>;
}
