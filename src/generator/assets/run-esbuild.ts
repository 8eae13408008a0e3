import { type BuildOptions, type BuildResult, build, type SameShape, stop } from 'esbuild';

/** How often its process has been started again. */
let restarts = 0;

/** Builds with esbuild; where somebody has killed its process, it says so and starts another. */
export async function runEsbuild<Options extends BuildOptions>(
	options: SameShape<BuildOptions, Options>,
): Promise<BuildResult<Options>> {
	const before = restarts;
	try {
		return await build(options);
	} catch (error) {
		// Mistakes in what it reads are listed; of its process esbuild never notices that it is gone.
		if (error instanceof Error && 'errors' in error) throw error;
		// Of several builds that fail with the process, one alone may stop what the others start again.
		if (restarts === before) {
			restarts += 1;
			console.warn(`esbuild ended, and is started again (${error}).`);
			void stop();
		}
		return build(options);
	}
}
