import { existsSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { SiteFolder } from './site-folder.mjs';
import { writeIfChanged } from './write-if-changed.ts';

/**
 * Writes `.pagewright/tsconfig.json` into a site folder, whose own `tsconfig.json` extends it: through it, editors and
 * `tsc` find the product's types, wherever the two are. A folder inside the product needs none.
 */
export async function writeTypes({ root, siteDir }: SiteFolder): Promise<void> {
  if (siteDir.startsWith(root + sep) || !existsSync(join(siteDir, 'tsconfig.json'))) return;
  const folder = join(siteDir, '.pagewright');
  const toProduct = relative(folder, root).split(sep).join('/');
  const config = {
    extends: `${toProduct}/tsconfig.base.json`,
    compilerOptions: {
      paths: {
        'pagewright/*': [`${toProduct}/site/entries/*.ts`],
        ...Object.fromEntries(
          ['react', 'react/*', 'react-dom', 'react-dom/*', 'vitest', 'zod'].map((name) => [
            name,
            [`${toProduct}/node_modules/${name.startsWith('react') ? `@types/${name}` : name}`],
          ]),
        ),
      },
      typeRoots: [`${toProduct}/node_modules/@types`],
      types: ['node'],
    },
    include: ['..', `${toProduct}/site/env.d.ts`],
    exclude: ['../node_modules', '../dist', '../data'],
  };
  await writeIfChanged(join(folder, 'tsconfig.json'), `${JSON.stringify(config, null, 2)}\n`);
}
