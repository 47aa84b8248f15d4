import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { BuilderOptions } from '../builder-options.ts';

const SCRIPT = fileURLToPath(new URL('./killed-build.ts', import.meta.url));

/** The signal that ended a build in a separate process. */
export function killedBuild(step: string, options: BuilderOptions, work = 'catchUp'): string | null {
  return spawnSync(process.execPath, [SCRIPT, step, JSON.stringify(options), work]).signal;
}
