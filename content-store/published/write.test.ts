import { execFile } from 'node:child_process';
import { mkdir, readdir, readFile, stat, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../testing/temporary.ts';
import type { Failpoint } from './failpoint.ts';
import { folderStore } from './store.ts';
import { removeLeftovers } from './write.ts';

const path = 'main/pages/about.json';

test('write() creates folders, writes the bytes and returns whether they changed', async () => {
  const root = join(await temporaryFolder(), 'published');
  const store = folderStore(root);
  expect(await store.write(path, 'one')).toBe(true);
  expect(await store.write(path, 'one')).toBe(false);
  expect(await store.write(path, Buffer.from('two'))).toBe(true);
  expect(await readFile(join(root, path), 'utf8')).toBe('two');
  expect(await readdir(join(root, 'main/pages'))).toEqual(['about.json']);
});

test('write() does not touch a file that already has these bytes', async () => {
  const root = await temporaryFolder();
  const store = folderStore(root);
  await store.write(path, 'one');
  const before = await stat(join(root, path));
  await store.write(path, 'one');
  expect((await stat(join(root, path))).mtimeMs).toBe(before.mtimeMs);
});

test('write() refuses every path outside the layout', async () => {
  const store = folderStore(await temporaryFolder());
  const foreign = [
    '../main/footer.json',
    'main/pages/../footer.json',
    'main/notes.txt',
    '/etc/passwd',
    'main/pages/a/b.json',
  ];
  for (const name of foreign) {
    await expect(store.write(name, 'x')).rejects.toThrow('Not the path of a published file');
    await expect(store.read(name)).rejects.toThrow('Not the path of a published file');
    await expect(store.remove(name)).rejects.toThrow('Not the path of a published file');
  }
});

test('write() and read() do not follow symbolic links', async () => {
  const folder = await temporaryFolder();
  const [root, outside] = [join(folder, 'published'), join(folder, 'outside')];
  await mkdir(join(root, 'main'), { recursive: true });
  await mkdir(outside);
  await writeFile(join(outside, 'secret.json'), 'secret');
  await symlink(outside, join(root, 'main/pages'));
  await symlink(join(outside, 'secret.json'), join(root, 'main/footer.json'));
  const store = folderStore(root);
  await expect(store.write(path, 'x')).rejects.toThrow('symbolic link');
  expect(await store.read('main/footer.json')).toBeNull();
  await store.write('main/footer.json', 'mine');
  expect(await readFile(join(outside, 'secret.json'), 'utf8')).toBe('secret');
  expect(await readdir(outside)).toEqual(['secret.json']);
});

test('remove() deletes the file and returns whether it existed', async () => {
  const store = folderStore(await temporaryFolder());
  await store.write(path, 'one');
  expect(await store.remove(path)).toBe(true);
  expect(await store.remove(path)).toBe(false);
  expect(await store.read(path)).toBeNull();
  expect(await store.has(path)).toBe(false);
});

test('list() returns only published files, sorted', async () => {
  const root = await temporaryFolder();
  const store = folderStore(root);
  expect(await folderStore(join(root, 'missing')).list()).toEqual([]);
  for (const name of ['main/pages/b.json', 'main/pages/a.json', 'domains/main.json']) await store.write(name, '{}');
  await writeFile(join(root, 'main/pages/.a.json.0123456789ab.tmp'), 'half');
  await writeFile(join(root, 'README.md'), 'notes');
  expect(await store.list()).toEqual(['domains/main.json', 'main/pages/a.json', 'main/pages/b.json']);
});

const writeUntilKilled = `
  import { armFailpoint } from '${new URL('./failpoint.ts', import.meta.url).href}';
  import { folderStore } from '${new URL('./store.ts', import.meta.url).href}';
  const [root, path, step] = process.argv.slice(1);
  armFailpoint(step);
  await folderStore(root).write(path, 'new');`;

test.each<[Failpoint, string]>([
  ['after-temp-file', 'old'],
  ['after-rename', 'new'],
])('write() killed %s leaves the %s file intact, and removeLeftovers() cleans up', async (step, expected) => {
  const root = await temporaryFolder();
  const store = folderStore(root);
  await store.write(path, 'old');
  const killed = promisify(execFile)(process.execPath, [
    '--input-type=module',
    '-e',
    writeUntilKilled,
    root,
    path,
    step,
  ]);
  await expect(killed).rejects.toMatchObject({ signal: 'SIGKILL' });
  expect((await store.read(path))?.toString()).toBe(expected);
  await removeLeftovers(root);
  expect(await readdir(join(root, 'main/pages'))).toEqual(['about.json']);
});
