import { expect, test } from 'vitest';
import { folderFiles } from '#content-store/files/folder-files.ts';
import { temporaryFolder } from '#content-store/testing/temporary.ts';
import { fetchOriginals } from './back-up.ts';

test('fetchOriginals() fetches what the backup does not have, and says what a bucket lists and has lost', async () => {
  const bucket = folderFiles(await temporaryFolder());
  await bucket.write('private/media/a.pdf', 'a');
  await bucket.write('private/media/b.pdf', 'b');
  const backup = await temporaryFolder();
  expect(await fetchOriginals(bucket, backup)).toBe(2);
  expect((await folderFiles(backup).read('media/b.pdf'))?.toString()).toBe('b');
  const forgetful = { ...bucket, read: async () => null };
  await expect(fetchOriginals(forgetful, await temporaryFolder())).rejects.toThrow('a.pdf');
});
