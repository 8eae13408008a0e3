import type { TieKind } from '../model/tie-kinds.ts';

/** A rope along a path, in the colour and pattern of a tie’s kind, or of how a faction sees another. */
export function Rope({ kind, path }: { kind: TieKind | 'rival' | 'other'; path: string }) {
	return (
		<g className="rope" data-kind={kind}>
			<path d={path} />
			<path className="rope-strand" d={path} />
		</g>
	);
}

/** A short rope, as a key beside a word. */
export function RopeSample({ kind }: { kind: TieKind }) {
	return (
		<svg className="rope-sample" viewBox="0 0 72 16" aria-hidden="true">
			<Rope kind={kind} path="M4 8H68" />
		</svg>
	);
}
