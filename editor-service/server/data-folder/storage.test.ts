import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { temporaryFolder } from '#content-store/testing/temporary.ts';
import { testSettings } from '../testing/test-service.ts';
import { openStorage } from './storage.ts';

const isRoot = process.getuid?.() === 0;
const NOBODY = 65534;

afterEach(() => {
  if (isRoot) process.seteuid?.(0);
});

it.each([
  ['DATA_DIR', '.'],
  ['CONTENT_DIR', 'published'],
  ['The folder of originals', 'media'],
])('openStorage() refuses, by name and path, when %s may not be written', async (name, below) => {
  const folder = isRoot ? await mkdtemp('/tmp/pagewright-') : await temporaryFolder(); // the tests' own is root's
  await chmod(folder, 0o777);
  if (isRoot) process.seteuid?.(NOBODY); // root may write everywhere
  const settings = testSettings(folder);
  const readOnly = join(settings.dataDir, below);
  await mkdir(readOnly, { recursive: true });
  await chmod(readOnly, 0o555);
  const opening = openStorage(settings, 'start');
  await expect(opening).rejects.toMatchObject({ code: 'unavailable', message: expect.stringContaining(readOnly) });
  await expect(opening).rejects.toThrow(new RegExp(`^${name} .* cannot be written`));
  await chmod(readOnly, 0o755);
  await rm(folder, { recursive: true }).catch(() => {}); // not root any more, in a folder of root
});
