import type { Spot } from '../../body/limb.ts';
import { n } from '../../forms.tsx';

/** Fits a path of absolute commands, drawn for an average trunk, to a broader or narrower one. */
export function stretch(d: string, kx: number, ky = 1) {
	return d.replace(/([A-Z])([^A-Z]*)/g, (_, command: string, rest: string) => {
		const numbers = rest.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? [];
		const one = command === 'H' ? kx : command === 'V' ? ky : undefined;
		return command + numbers.map((v, i) => n(Number(v) * (one ?? (i % 2 ? ky : kx)))).join(' ');
	});
}

/** The outline round points in the order of their angles, hollows left out. */
export function hull(points: readonly Spot[]): Spot[] {
	const sorted = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
	const chain = (from: readonly Spot[]) => {
		const kept: Spot[] = [];
		for (const p of from) {
			for (;;) {
				const [a, b] = [kept.at(-2), kept.at(-1)];
				if (!a || !b) break;
				if ((b[0] - a[0]) * (p[1] - a[1]) - (b[1] - a[1]) * (p[0] - a[0]) > 0) break;
				kept.pop();
			}
			kept.push(p);
		}
		return kept.slice(0, -1);
	};
	return [...chain(sorted), ...chain([...sorted].reverse())];
}
