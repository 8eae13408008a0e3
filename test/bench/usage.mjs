import { readFileSync, writeFileSync } from 'node:fs';

/** Seconds of processor time of the processes that this one has started and seen end (proc(5)). */
function readChildrenTime() {
	try {
		const [, fields] = readFileSync('/proc/self/stat', 'utf8').split(') ');
		const [user, system] = fields.split(' ').slice(13, 15).map(Number);
		// The kernel counts in hundredths here.
		return (user + system) / 100;
	} catch {
		return 0;
	}
}

// Loaded before a measured program: says at its end what the whole process took.
process.on('exit', () => {
	const { maxRSS, userCPUTime, systemCPUTime } = process.resourceUsage();
	const processor = (userCPUTime + systemCPUTime) / 1e6 + readChildrenTime();
	writeFileSync(process.env.USAGE_FILE, JSON.stringify({ peak: maxRSS * 1024, processor }));
});
