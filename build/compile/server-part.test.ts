import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { PRODUCT, siteFolder } from '../site-folder/site-folder.mjs';
import { serverPart } from './server-part.ts';

it('a compiled program finds its threads among the entries, and other files where they are', {
  timeout: 60_000,
}, async () => {
  const { compiledDir } = siteFolder();
  await mkdir(compiledDir, { recursive: true });
  const folder = await mkdtemp(join(compiledDir, 'program-'));
  const [name = ''] = folder.split('/').slice(-1);
  const write = (file: string, text: string) => writeFile(join(folder, file), text);
  try {
    await write('shared.ts', 'export class Shared {}\nexport const name: string = "shared";\n');
    await write(
      'main.ts',
      "import { name } from './shared.ts';\nimport { readFileSync } from 'node:fs';\n" +
        "const text = readFileSync(new URL('./words.txt', import.meta.url), 'utf8');\n" +
        "const thread = new URL('./thread.ts', import.meta.url).pathname.split('/').at(-1);\n" +
        'console.log(JSON.stringify([name, text, thread]));\n',
    );
    await write('thread.ts', "export { Shared } from './shared.ts';\n");
    await write('words.txt', 'beside its source');
    const path = folder.slice(PRODUCT.length + 1);
    const entries = { main: `${path}/main.ts`, worker: `${path}/thread.ts` };
    const compiled = `${name}-compiled`;
    await serverPart({ name: compiled, sources: [], entries }).compileInto(join(compiledDir, compiled));
    const { stdout } = spawnSync(process.execPath, [join(compiledDir, compiled, 'main.mjs')], { encoding: 'utf8' });
    expect(JSON.parse(stdout)).toEqual(['shared', 'beside its source', 'worker.mjs']);
    expect(await readdir(join(compiledDir, compiled))).toHaveLength(3);
  } finally {
    await rm(folder, { recursive: true });
    await rm(`${folder}-compiled`, { recursive: true, force: true });
  }
});
