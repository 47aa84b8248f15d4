import { spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, relative, sep } from 'node:path';
import { PRODUCT } from '../site-folder/site-folder.mjs';

const TSC = createRequire(import.meta.url).resolve('typescript/bin/tsc');
const SPECIFIER = /(?<=(?:\bfrom |\bimport\()(['"]))([.#][^'"\n]*)(?=\1)/g;

/** Writes the types of the doors, and what these refer to, below a folder. Throws when they cannot be made. */
export async function writeDeclarations(doors: readonly string[], folder: string): Promise<void> {
  const work = await mkdtemp(join(tmpdir(), 'pagewright-types-'));
  const config = {
    extends: join(PRODUCT, 'tsconfig.base.json'),
    compilerOptions: {
      ...{ noEmit: false, declaration: true, emitDeclarationOnly: true, removeComments: false },
      ...{ rootDir: PRODUCT, outDir: folder, typeRoots: [join(PRODUCT, 'node_modules/@types')] },
    },
    include: [],
    exclude: [],
    files: [...doors, 'site/env.d.ts'].map((file) => join(PRODUCT, file)),
  };
  await writeFile(join(work, 'tsconfig.json'), JSON.stringify(config));
  const { status } = spawnSync(process.execPath, [TSC, '-p', work], { cwd: PRODUCT, stdio: 'inherit' });
  await rm(work, { recursive: true });
  if (status !== 0) throw new Error('The types of the package cannot be made');
  for (const file of globSync('**/*.d.ts', { cwd: folder })) {
    const text = await readFile(join(folder, file), 'utf8');
    await writeFile(
      join(folder, file),
      text.replaceAll(SPECIFIER, (name) => declared(name, file)),
    );
  }
}

/** `#site/fields/fields.ts` → `../fields/fields.js`, as other packages' types name each other. */
function declared(name: string, importer: string): string {
  const path = name.replace(/\.tsx?$/, '.js');
  if (!path.startsWith('#')) return path;
  const inTypes = path.startsWith('#own/') ? path.replace('#own/', 'site/own/') : path.slice(1);
  const steps = relative(dirname(importer), inTypes).split(sep).join('/');
  return steps.startsWith('.') ? steps : `./${steps}`;
}
