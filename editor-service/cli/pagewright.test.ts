import { spawnSync } from 'node:child_process';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#content-store/testing/temporary.ts';

/** What a command answers in a folder. In this repository its program, which the package has compiled, cannot be found. */
function pagewright(cwd: string, ...words: string[]) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [resolve('editor-service/cli/pagewright.mjs'), ...words],
    {
      ...{ cwd, encoding: 'utf8' },
      env: { ...process.env, ENV_FILE: undefined, SITE_DIR: undefined },
    },
  );
  return { status, text: stdout + stderr };
}

test('outside a site folder a command says what is missing and how to make one, and writes nothing', async () => {
  const folder = await temporaryFolder();
  await writeFile(join(folder, 'package.json'), '{"dependencies":{"astro":"7.0.0"}}');
  expect(pagewright(folder, 'build')).toEqual({
    status: 1,
    text:
      `${folder} is not the folder of a site: it has no site.config.ts, and no package.json that depends on pagewright. ` +
      'Go to the folder of your site, or make one: npm create pagewright my-site\n',
  });
  expect(await readdir(folder)).toEqual(['package.json']);
  expect(pagewright(folder, 'openapi').text).toContain('Cannot find module');
});

test.each([
  ['site.config.ts', ''],
  ['package.json', '{"dependencies":{"pagewright":"^0.1.0"}}'],
  ['.env', `SITE_DIR=${resolve('site/demo')}`],
])('a folder with %s is that of a site', async (name, text) => {
  const folder = await temporaryFolder();
  await writeFile(join(folder, name), text);
  expect(pagewright(folder, 'build').text).toContain('Cannot find module');
});

test('settings that cannot be read are refused in a sentence', async () => {
  const folder = await temporaryFolder();
  await mkdir(join(folder, '.env'));
  expect(pagewright(folder, 'build').text).toMatch(/^The settings in \S+\.env cannot be read: .*\n$/);
});

test('an unknown command or option is refused with the nearest one', async () => {
  const folder = await temporaryFolder();
  expect(pagewright(folder, 'verfy')).toEqual({ status: 1, text: 'There is no command verfy. Did you mean verify?\n' });
  expect(pagewright(folder, 'upgrade', '--dryrun')).toEqual({
    status: 1,
    text: 'upgrade has no option --dryrun. Did you mean --dry-run? pagewright upgrade --help lists what it has.\n',
  });
});
