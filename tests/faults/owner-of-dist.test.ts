import { cp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { copyDatabaseIn } from '#content-store/testing/test-database.ts';
import { startTestService, type TestService } from '#editor-service/server/testing/test-service.ts';
import { runProgram } from '../run-program.ts';
import { environment, makeFolder } from '../running-product.ts';

let first: TestService;
let folder: string;
beforeEach(async () => {
  first = await startTestService();
  folder = await makeFolder();
});
afterEach(async () => {
  await first.discard();
  await rm(folder, { recursive: true });
});

const owner = () => `is in use by another program (the service with the data in ${join(first.folder, 'data')}, process`;

test('a second service on the same dist does not start, and says whose it is', async () => {
  const distDir = join(first.folder, 'dist');
  await expect(startTestService({ distDir }, folder)).rejects.toThrow(owner());
  await first.close();
  // The same site on another machine: a copy of its data.
  const elsewhere = join(folder, 'elsewhere');
  await cp(join(first.folder, 'data'), join(elsewhere, 'data'), { recursive: true });
  copyDatabaseIn(join(first.folder, 'data'), join(elsewhere, 'data'));
  await (await startTestService({ distDir }, elsewhere)).close();
});

test('npm run build refuses the dist of a running service, and its manifests', async () => {
  const build = (env: Record<string, string>) => runProgram(['build/cli/build.ts'], env);
  const own = environment(first.folder);
  await expect(build(own)).rejects.toThrow(owner());
  await expect(build({ ...own, DATA_DIR: join(folder, 'data') })).rejects.toThrow(owner());
  await expect(build({ ...own, DIST_DIR: join(folder, 'dist') })).rejects.toThrow(owner());
});
