import { join } from 'node:path';
import { PRODUCT } from '../site-folder/site-folder.mjs';
import type { CompiledPart } from './compile.ts';
import { SITE } from './site-part.ts';

/** A browser program that is compiled beside the site and shares the site's components. */
export interface ClientProgram {
  /** The folder of its compiled output. */
  name: string;
  /** The folder of its sources, relative to the product; its `public/` folder is copied unchanged. */
  folder: string;
  /** Its sources besides those of the site. */
  sources: readonly string[];
  /** The address it is served at, e.g. `/_editor/`. */
  base: string;
  /** Entry files by name, relative to `folder`. */
  entries: Record<string, string>;
  /** Entries whose file name gets no hash, because pages load them by that name. */
  namedEntries: readonly string[];
}

export const clientPart = (program: ClientProgram): CompiledPart => ({
  name: program.name,
  sources: [...SITE.sources, ...program.sources],
  compileInto: async (folder) =>
    (await import('./compile-client.ts')).compileClient({ ...program, folder: join(PRODUCT, program.folder) }, folder),
});
