import { statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../testing/temporary.ts';
import { makePrivateFolder } from './private-folder.ts';

it('makePrivateFolder() keeps others out of the folder, and out of none above it', async () => {
  const above = join(await temporaryFolder(), 'srv');
  const folder = join(above, 'site', 'data');
  makePrivateFolder(folder);
  makePrivateFolder(folder);
  const modes = [above, join(above, 'site'), folder].map((path) => statSync(path).mode & 0o777);
  const usual = 0o777 & ~process.umask();
  expect(modes).toEqual([usual, usual, 0o700]);
});
