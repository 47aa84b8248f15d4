import { statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { astroRoot } from '../compile/astro-root.ts';
import { type ClientProgram, clientPart } from '../compile/client-part.ts';
import { IS_PACKAGE, type SiteFolder } from '../site-folder/site-folder.mjs';

/** The files and folders that browsers may request: what is compiled for them, and nothing else of the product. */
export function servedPaths({ root, siteDir, compiledDir }: SiteFolder, program: ClientProgram): string[] {
  return [
    ...clientPart(program).sources.map((source) => join(root, source)),
    IS_PACKAGE ? dirname(root) : join(root, 'node_modules'),
    ...[siteDir, join(compiledDir, 'own'), join(compiledDir, 'vite')],
  ];
}

/**
 * Returns a test that is true for the address of a module, style or static file, false for that of a page. Vite names what lies
 * below its root relative to that, all else after `/@fs`.
 */
export function isModuleOf(folder: SiteFolder, program: ClientProgram): (pathname: string) => boolean {
  const served = servedPaths(folder, program);
  const root = astroRoot(folder);
  return (pathname) => {
    if (pathname.startsWith('/@')) return true;
    const path = decodeURI(pathname);
    const file = join(root, path);
    return (
      (served.some((place) => file.startsWith(place)) && isFile(file)) || isFile(join(folder.siteDir, 'public', path))
    );
  };
}

const isFile = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;
