import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#content-store/testing/temporary.ts';
import { optionsOfCommand } from './arguments.ts';

test('optionsOfCommand() refuses content that a restore left incomplete: a build would remove live pages', async () => {
  const DATA_DIR = await temporaryFolder();
  expect(optionsOfCommand([], { DATA_DIR })).toMatchObject({ dataDir: DATA_DIR });
  await mkdir(join(DATA_DIR, 'restoring-replaces'));
  expect(() => optionsOfCommand([], { DATA_DIR })).toThrow(/was interrupted.*npm run restore/);
});
