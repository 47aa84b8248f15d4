import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { lockOutput } from './lock-output.ts';

let folder: string;
let release = () => {};
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pagewright-lock-'));
});
afterEach(async () => {
  release();
  await rm(folder, { recursive: true });
});

const folders = (dist = 'dist', manifests = 'a/build') => ({
  distDir: join(folder, dist),
  manifestDir: join(folder, manifests),
});

describe('lockOutput()', () => {
  it('refuses a second owner of a dist and names the first, until that releases it', () => {
    release = lockOutput(folders(), 'the service with the data in a');
    expect(() => lockOutput(folders('dist', 'b/build'), 'npm run build')).toThrow(
      `${join(folder, 'dist')} is in use by another program (the service with the data in a, process ${process.pid})`,
    );
    release();
    release = lockOutput(folders('dist', 'b/build'), 'npm run build');
  });

  it('refuses manifests that describe the dist of another owner, and leaves the free dist free', () => {
    release = lockOutput(folders(), 'the service with the data in a');
    expect(() => lockOutput(folders('other'), 'npm run build')).toThrow(join(folder, 'a/build'));
    lockOutput(folders('other', 'b/build'), 'npm run build')();
  });

  it('says in a sentence that a folder can never be made', () => {
    expect(() => lockOutput({ ...folders(), distDir: '/proc/no/folder' }, 'npm run build')).toThrow(
      '/proc/no/folder (DIST_DIR or --out) cannot be written by this user: ',
    );
    expect(() => lockOutput({ ...folders(), manifestDir: '/proc/no/folder' }, 'npm run build')).toThrow(
      '/proc/no/folder (DATA_DIR) cannot be written by this user: ',
    );
  });

  it('refuses one site inside a dist that has an owner', async () => {
    release = lockOutput(folders(), 'the service with the data in a');
    await mkdir(join(folder, 'dist/main'));
    expect(() => lockOutput(folders('dist/main', 'a/build/out-1'), 'npm run build')).toThrow('the service');
  });
});
