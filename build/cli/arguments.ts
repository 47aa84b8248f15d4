import { hash } from 'node:crypto';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { requireNoCutOffRestore } from '#content-store/published/cut-off-restore.ts';
import type { BuilderOptions } from '../builder-options.ts';
import { readBuildSettings } from '../settings.ts';

/**
 * The options of `npm run build` and `npm run verify`: from the environment, and from `--domain ID --out DIR` for one
 * domain in a plain folder. Throws for unknown arguments, and for content that a restore left incomplete.
 */
export function optionsOfCommand(args: string[], variables: Record<string, string | undefined>): BuilderOptions {
  const { domain, out } = parseArgs({
    args,
    options: { domain: { type: 'string' }, out: { type: 'string' } },
  }).values;
  const settings = readBuildSettings(variables);
  requireNoCutOffRestore(settings.dataDir);
  if (out !== undefined && domain === undefined)
    throw new Error('--out DIR needs --domain ID: a plain folder holds one site');
  if (domain === undefined) return settings;
  if (out === undefined) return { ...settings, onlyDomain: domain };
  const distDir = resolve(out);
  const name = hash('sha256', distDir).slice(0, 8);
  const manifestDir = join(settings.dataDir, 'build', `out-${name}`);
  return { ...settings, distDir, onlyDomain: domain, isPlainFolder: true, manifestDir };
}
