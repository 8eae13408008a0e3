/** Tern Provision's bird: on the partner's lapel, and on the crate that goes missing. */
export function Tern({ at, fill }: { at: string; fill: string }) {
	return (
		<path
			transform={at}
			fill={fill}
			d="M-30 -12C-18 -14 -8 -8 -2 0C6 -12 18 -20 34 -20C24 -12 16 -4 12 4L30 14L10 10
				C4 14 -4 14 -10 10L-20 8L-11 4C-14 -4 -20 -10 -30 -12Z"
		/>
	);
}
