import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { type MoveInWork, moveIn } from '../server/move-in/move-in.ts';
import type { Settings } from '../server/runtime/settings.ts';
import { createProgress } from '../terminal/progress.ts';

/** The options that all imports from elsewhere have, for `parseArgs`. */
export const MOVE_IN_OPTIONS = {
  'dry-run': { type: 'boolean' },
  publish: { type: 'boolean' },
  report: { type: 'string' },
  domain: { type: 'string' },
} as const;

interface MoveInOptions {
  'dry-run'?: boolean | undefined;
  publish?: boolean | undefined;
  report?: string | undefined;
  domain?: string | undefined;
}

interface Source {
  /** The file or folder. */
  from: string;
  /** Where its pictures and files are. */
  media?: string | undefined;
}

/** Does an import and gives its report: in words on standard output, and if wanted as a file. */
export async function reportMoveIn(
  settings: Settings,
  { from, media }: Source,
  options: MoveInOptions,
  work: MoveInWork,
): Promise<void> {
  const { 'dry-run': isDryRun = false, publish = false, domain, report: file } = options;
  const { report, words } = await moveIn(settings, { from, media, domain, publish, isDryRun }, createProgress(), work);
  if (file) await writeFile(resolve(file), `${JSON.stringify(report, null, 2)}\n`, { mode: 0o600 });
  console.info(words);
}
