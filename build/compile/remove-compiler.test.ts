import { globSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '#content-store/testing/temporary.ts';
import { removeCompiler } from './remove-compiler.ts';

it('removeCompiler() keeps what the site and the product need, and removes what only the compiler needs', async () => {
  const site = await temporaryFolder();
  const install = async (path: string, manifest: object) => {
    await mkdir(join(site, path), { recursive: true });
    await writeFile(join(site, path, 'package.json'), JSON.stringify(manifest));
  };
  const needing = (...names: string[]) => ({ dependencies: Object.fromEntries(names.map((name) => [name, '1'])) });
  await install('', needing('pagewright', 'pg'));
  await install('node_modules/pagewright', needing('astro', '@types/node', 'sharp', 'react-dom'));
  await install('node_modules/astro', needing('shiki', '@img/colour'));
  await install('node_modules/astro/node_modules/semver', {});
  await install('node_modules/shiki', {});
  await install('node_modules/@types/node', {});
  await install('node_modules/sharp', {
    ...needing('@img/colour', 'semver'),
    optionalDependencies: { '@img/absent': '1' },
  });
  await install('node_modules/sharp/node_modules/semver', {});
  await install('node_modules/sharp/node_modules/left-over', {});
  await install('node_modules/@img/colour', {});
  await install('node_modules/react-dom', { peerDependencies: { react: '1' } });
  await install('node_modules/react', {});
  await install('node_modules/semver', {});
  await install('node_modules/pg', {});
  await install('node_modules/piccolore', {});
  const compiled = join(site, 'compiled');
  await mkdir(join(compiled, 'site/server/chunks'), { recursive: true });
  const text = 'import{a}from"piccolore";\nconst { b } = await import("astro/config");\nimport "node:fs";';
  await writeFile(join(compiled, 'site/server/chunks/page.mjs'), text);
  removeCompiler({ siteDir: site, compiledDir: compiled });
  const left = globSync('**/package.json', { cwd: join(site, 'node_modules') }).map((path) => path.slice(0, -13));
  expect(left.sort()).toEqual([
    '@img/colour',
    'pagewright',
    'pg',
    'piccolore',
    'react',
    'react-dom',
    'sharp',
    'sharp/node_modules/semver',
  ]);
});
