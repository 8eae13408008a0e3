import { writeFileSync } from 'node:fs';

// Loaded before a measured program: says at its end what the whole process took.
process.on('exit', () => {
	const { maxRSS, userCPUTime, systemCPUTime } = process.resourceUsage();
	const usage = { peak: maxRSS * 1024, processor: (userCPUTime + systemCPUTime) / 1e6 };
	writeFileSync(process.env.USAGE_FILE, JSON.stringify(usage));
});
