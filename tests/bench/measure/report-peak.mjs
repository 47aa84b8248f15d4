// Loaded into every process of a measured command (NODE_OPTIONS): records its peak memory in kilobytes.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

process.on('exit', () => {
  const folder = process.env.PEAK_FOLDER;
  if (folder) writeFileSync(join(folder, String(process.pid)), String(process.resourceUsage().maxRSS));
});
