import { clientPart } from '#build/compile/client-part.ts';
import { compileApart } from '#build/compile/compile-apart.ts';
import { ensureRegistry } from '#build/compile/ensure-registry.ts';
import { SITE } from '#build/compile/site-part.ts';
import { isCompiled } from '#build/compile/stamp.ts';
import { siteFolder } from '#build/site-folder/site-folder.mjs';
import { EDITOR } from './cli/editor-program.ts';

/** What is compiled while the service starts. Both reject when sources cannot be compiled; the reason was printed. */
export interface Compiling {
  site: Promise<void>;
  /** Begins when it is called: visitors do not wait for the editor. */
  editor: () => Promise<void>;
}

/**
 * Compiles what has changed since the last start; null when nothing has. Call it before any module of the site folder is
 * loaded. Ends the program when that folder cannot be used.
 */
export function compileMeanwhile(): Compiling | null {
  const parts = [SITE, clientPart(EDITOR)];
  const folder = siteFolder();
  if (parts.every((part) => isCompiled(folder, part))) return null;
  if (!ensureRegistry()) process.exit(1);
  const site = compileApart('build/cli/compile.ts', [SITE]);
  site.catch(() => {}); // who needs the site reports it
  return { site, editor: () => compileApart('editor-service/cli/compile.ts', parts) };
}
