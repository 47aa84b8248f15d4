import { mkdir, mkdtemp, readdir, readFile, rm, stat, symlink, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Manifest, manifestFile } from './manifest.ts';
import { OutputFolder } from './output-folder.ts';

let folder: string;
let output: OutputFolder;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pagewright-write-'));
  output = new OutputFolder(join(folder, 'dist'), new Manifest(manifestFile(folder, 'main')));
});
afterEach(() => rm(folder, { recursive: true }));

const page = { path: 'about/index.html', kind: 'page' } as const;
const file = () => join(folder, 'dist', page.path);

describe('OutputFolder', () => {
  it('writes a complete file and leaves nothing else behind', async () => {
    expect(output.put(page, 'hello')).toBe(true);
    output.removeTemporary();
    expect(await readFile(file(), 'utf8')).toBe('hello');
    await expect(stat(join(folder, 'dist/.tmp'))).rejects.toThrow('ENOENT');
  });

  it('does not touch a file that already has these bytes', async () => {
    output.put(page, 'hello');
    await utimes(file(), 1000, 1000);
    expect(output.put(page, 'hello')).toBe(false);
    expect((await stat(file())).mtimeMs).toBe(1_000_000);
  });

  it('records a new file in the manifest before writing it', () => {
    output.put(page, 'hello');
    const afterKill = new Manifest(manifestFile(folder, 'main'));
    expect(afterKill.records.get(page.path)?.size).toBe(-1);
  });

  it('keeps a retired file until it expires, unless it is put again', async () => {
    output.put(page, 'hello');
    output.retire(page.path, new Date('2026-03-08'));
    output.removeExpired(new Date('2026-03-07'));
    expect(await readFile(file(), 'utf8')).toBe('hello');
    output.put(page, 'hello');
    output.removeExpired(new Date('2026-03-09'));
    expect(await readFile(file(), 'utf8')).toBe('hello');
    output.retire(page.path, new Date('2026-03-08'));
    output.removeExpired(new Date('2026-03-09'));
    await expect(stat(file())).rejects.toThrow('ENOENT');
  });

  it('writes beside a link, not through it', async () => {
    await mkdir(join(folder, 'elsewhere'));
    await mkdir(join(folder, 'dist'));
    await symlink(join(folder, 'elsewhere'), join(folder, 'dist/about'));
    output.put(page, 'hello');
    expect(await readdir(join(folder, 'elsewhere'))).toEqual([]);
    expect(await readFile(file(), 'utf8')).toBe('hello');
  });
});
