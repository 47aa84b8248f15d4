import { join } from 'node:path';
import { PRODUCT } from '../site-folder/site-folder.mjs';
import type { CompiledPart } from './compile.ts';
import { SITE } from './site-part.ts';

/** A program for browsers that is compiled beside the site and shares the site's components. */
export interface ClientProgram {
  /** Its folder in the compiled output. */
  name: string;
  /** The folder of its sources, relative to the product; `public/` in it is copied as it is. */
  folder: string;
  /** What it is made from besides the sources of the site. */
  sources: readonly string[];
  /** The address it is served at, e.g. `/_editor/`. */
  base: string;
  /** Its entries by name, as files of `folder`. */
  entries: Record<string, string>;
  /** Entries whose file keeps its name, because pages load it by that name. */
  namedEntries: readonly string[];
}

export const clientPart = (program: ClientProgram): CompiledPart => ({
  name: program.name,
  sources: [...SITE.sources, ...program.sources],
  compileInto: async (folder) =>
    (await import('./compile-client.ts')).compileClient({ ...program, folder: join(PRODUCT, program.folder) }, folder),
});
