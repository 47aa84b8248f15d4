import { clientPart } from '#build/compile/client-part.ts';
import { compileApart } from '#build/compile/compile-apart.ts';
import { ensureRegistry } from '#build/compile/ensure-registry.ts';
import { SITE } from '#build/compile/site-part.ts';
import { isCompiled } from '#build/compile/stamp.ts';
import { siteFolder } from '#build/site-folder/site-folder.mjs';
import { EDITOR } from './cli/editor-program.ts';
import { SERVICE } from './cli/service-program.ts';
import type { Compiling } from './server/start.ts';

const COMPILE = new URL('./cli/compile.ts', import.meta.url);

/**
 * Compiles what has changed since the last start; undefined when nothing has. Call it before any module of the site folder is
 * loaded. Ends the program when that folder cannot be used.
 */
export function compileMeanwhile(): Compiling | undefined {
  const parts = [SITE, clientPart(EDITOR)];
  const folder = siteFolder();
  if (parts.every((part) => isCompiled(folder, part))) return undefined;
  if (!ensureRegistry()) process.exit(1);
  const site = compileApart(new URL('../build/cli/compile.ts', import.meta.url), [SITE]);
  site.catch(() => {}); // who needs the site reports it
  return { site, editor: () => compileApart(COMPILE, parts, { words: ['--editor'] }) };
}

/** How long the first pictures and visitors have the machine for themselves. */
const CALM_MS = 30_000;

/** Makes the next start a fast one, without a word: this one has loaded the sources. */
export function compileService(): void {
  setTimeout(() => void compileApart(COMPILE, [SERVICE], { stdio: 'ignore' }).catch(() => {}), CALM_MS).unref();
}
