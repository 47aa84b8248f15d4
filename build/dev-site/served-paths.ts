import { join } from 'node:path';
import { type ClientProgram, clientPart } from '../compile/client-part.ts';
import type { SiteFolder } from '../site-folder/site-folder.mjs';

/** The files and folders that browsers may request: what is compiled for them, and nothing else of the product. */
export function servedPaths({ root, siteDir, compiledDir }: SiteFolder, program: ClientProgram): string[] {
  return [
    ...[...clientPart(program).sources, 'node_modules'].map((source) => join(root, source)),
    ...[siteDir, join(compiledDir, 'own'), join(compiledDir, 'vite')],
  ];
}
