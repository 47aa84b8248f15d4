import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Manifest, manifestFile, type OutputRecord } from './manifest.ts';

let folder: string;
let file: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pagewright-manifest-'));
  file = manifestFile(folder, 'main');
});
afterEach(() => rm(folder, { recursive: true }));

const record = (path: string, hash = 'h'): OutputRecord => ({ path, kind: 'index', hash, size: 1 });
const linesOf = async () => (await readFile(file, 'utf8')).trimEnd().split('\n');

describe('Manifest', () => {
  it('appends records and reads them back; the last line for a path wins', async () => {
    const manifest = new Manifest(file);
    for (const noted of [record('a'), record('b'), record('a', 'new')]) manifest.note(noted);
    manifest.remove('b');
    manifest.flush();
    expect([...new Manifest(file).records.values()]).toEqual([record('a', 'new')]);
    expect(await linesOf()).toHaveLength(4);
  });

  it('contains a reserved path before the file is written', () => {
    new Manifest(file).reserve('about/index.html', 'page');
    expect(new Manifest(file).records.get('about/index.html')?.size).toBe(-1);
  });

  it('ignores a torn line, and mends the file before appending', async () => {
    await writeFile(file, `${JSON.stringify(record('a'))}\n{"path":"b","ki`);
    const manifest = new Manifest(file);
    manifest.mend();
    manifest.note(record('c'));
    manifest.flush();
    expect([...new Manifest(file).records.keys()]).toEqual(['a', 'c']);
  });

  it('compacts to one line for each path', async () => {
    const manifest = new Manifest(file);
    for (const hash of ['1', '2', '3']) manifest.note(record('a', hash));
    manifest.compact();
    expect(await linesOf()).toEqual([JSON.stringify(record('a', '3'))]);
  });
});
