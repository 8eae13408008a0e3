import { usePage } from '../../../components/page-context.ts';

export function TitlePage() {
	const { settings } = usePage();
	return (
		<div className="titlepage">
			<h1>{settings.name}</h1>
			<p className="lead">The world of {settings.anthology}</p>
			<p>What every story agrees on, disagrees about, and leaves to you</p>
		</div>
	);
}

export function Colophon() {
	const { settings, records } = usePage();
	const { name, anthology, address } = settings;
	return (
		<>
			<h1>About this book</h1>
			<p>
				It is made from the same records as the site of {name}
				{address !== null && (
					<>
						{' '}
						at <a href={address}>{address}</a>
					</>
				)}
				. What needs a window is left out: <cite>The Other Minute</cite>, a comic with a file of its
				own, the drawings of who is tied to whom, and the search. A dotted line marks a word of the
				city where a chapter first uses it: the glossary says what it means.
			</p>
			<p>
				Words and pictures © {records.anthology.figures.interface.copyrightYear} The {name} project,
				all rights reserved. {anthology} takes submissions: the appendix says how.
			</p>
		</>
	);
}
