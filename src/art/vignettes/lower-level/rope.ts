import { spot } from './lower-level-space.ts';

/** The rail of these decks: a rope that hangs from frame to frame, thinner the farther off. */
export const ropes = (across: number, height: number, posts: readonly number[]) =>
	posts.slice(1).map((far, i) => {
		const near = posts[i] ?? far;
		const [a, b] = [spot([across, height, near]), spot([across, height, far])];
		const [x, y] = spot([across, height - 34, (near + far * 1.6) / 2.6]);
		return { d: `M${a.join(' ')}Q${x} ${y} ${b.join(' ')}`, width: (near + far) * 2.6 };
	});
