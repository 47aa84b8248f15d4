import { mkdir, rm, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { temporaryFolder } from '../testing/temporary.ts';
import { FileStamps } from './file-stamps.ts';

let root: string;
let stamps: FileStamps;

async function write(path: string, text: string): Promise<void> {
  await mkdir(dirname(join(root, path)), { recursive: true });
  await writeFile(join(root, path), text);
}

const changed = async () => [...(await stamps.changed())].sort();

beforeEach(async () => {
  root = await temporaryFolder();
  stamps = new FileStamps(root);
  await write('domains/main.json', '{}');
  await write('main/pages/one.json', '1');
  await write('main/pages/two.json', '2');
  await write('main/regions/vic/footer.json', '3');
});

describe('FileStamps.changed()', () => {
  it('is all documents at the first look, and then none', async () => {
    await write('main/pages/notes.txt', 'not ours');
    await write(`media/${'a'.repeat(64)}.png`, 'an original');
    await symlink(join(root, 'main/pages/one.json'), join(root, 'main/pages/link.json'));
    const all = ['domains/main.json', 'main/pages/one.json', 'main/pages/two.json', 'main/regions/vic/footer.json'];
    expect(await changed()).toEqual(all);
    expect(await changed()).toEqual([]);
  });

  it('is what is new, changed or gone', async () => {
    await changed();
    await write('main/pages/one.json', 'longer');
    await write('main/pages/three.json', '3');
    await rm(join(root, 'main/pages/two.json'));
    expect(await changed()).toEqual(['main/pages/one.json', 'main/pages/three.json', 'main/pages/two.json']);
    expect(await changed()).toEqual([]);
  });

  it('is every document of a folder that is gone', async () => {
    await changed();
    await rm(join(root, 'main'), { recursive: true });
    const gone = ['main/pages/one.json', 'main/pages/two.json', 'main/regions/vic/footer.json'];
    expect(await changed()).toEqual(gone);
    await rm(root, { recursive: true });
    expect(await changed()).toEqual(['domains/main.json']);
    expect(await changed()).toEqual([]);
  });
});
