import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#content-store/testing/temporary.ts';
import { startService } from './start.ts';
import { testSettings } from './testing/test-settings.ts';

test.each([
  ['does not exist', 'siteDir', /^SITE_DIR \S+absent does not exist$/],
  ['is not compiled', 'compiledDir', /is not compiled: run node build\/set-up\.mjs start/],
])('a service whose site folder %s does not start, and makes nothing', async (_, name, message) => {
  const folder = await temporaryFolder();
  const settings = testSettings(folder, { [name]: join(folder, 'absent') });
  await expect(startService(settings)).rejects.toThrow(message);
  expect(await readdir(folder)).toEqual([]);
});
