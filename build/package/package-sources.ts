import { globSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { PRODUCT } from '../site-folder/site-folder.mjs';

const SOURCES = ['.env.example', 'LICENSE', 'CHANGELOG.md', '{build,content-store,editor-service,site}/**/*'];
const LEFT_OUT = [
  '**/*.test.{ts,tsx}',
  '**/*.d.ts',
  '**/README.md',
  '{build,content-store,editor-service}/**/testing/**',
  'site/testing/own-site/**',
  'site/{demo,docs,examples}/**',
  'build/create/{looks,template}/**',
  'build/create/{main,next-steps,site-options,write-site}.ts',
  'build/{package,set-up,site-folder/beside-clone}/**',
  'build/site-folder/new-site.ts',
  'build/operate/{Caddyfile,compose.yaml}',
  'build/set-up.mjs',
  '**/cli/pack.ts',
];

/** The text of a source, by its path in the product with `/`. */
export type Sources = ReadonlyMap<string, string>;

/** Every file of the product that is packed, compiled or as it is. All are text. */
export function packageSources(): Sources {
  const paths = globSync(SOURCES, { cwd: PRODUCT, exclude: LEFT_OUT, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(PRODUCT.length + 1)
        .split(sep)
        .join('/'),
    );
  return new Map(paths.sort().map((path) => [path, readFileSync(join(PRODUCT, path), 'utf8')]));
}
