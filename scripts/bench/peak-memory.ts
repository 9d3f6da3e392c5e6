/** Imported into every process of a build (NODE_OPTIONS): notes at its end how many kilobytes it had at the most. */
import { appendFileSync } from 'node:fs';

const file = process.env.PEAK_MEMORY_FILE;
if (file) process.on('exit', () => appendFileSync(file, `${process.resourceUsage().maxRSS}\n`));
