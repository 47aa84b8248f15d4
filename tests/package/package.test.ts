import { execFile } from 'node:child_process';
import { globSync } from 'node:fs';
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { COMMANDS } from '#editor-service/cli/commands.mjs';
import { client, PASSWORD } from '#editor-service/server/testing/test-service.ts';
import manifest from '../../package.json' with { type: 'json' };
import { IS_LONG } from '../run/long-form.ts';
import { apiReport } from './api-report.ts';
import { mistakesOfPages } from './mistakes-of-pages.ts';
import { ownFolder } from './own-folder.ts';

const run = promisify(execFile);
const MEGABYTE = 1024 * 1024;
/** Many times what it takes alone on a machine. */
const LONG = 600_000;
/** What `check:site` needs. */
const CHECKERS = (['typescript', 'vitest'] as const).map((name) => `${name}@${manifest.devDependencies[name]}`);

let home: string;
let packed: string;
let tarballs: Record<'pagewright' | 'create-pagewright', string>;
let own: Awaited<ReturnType<typeof ownFolder>>;

beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'packed-'));
  packed = join(home, 'packed');
  await run(process.execPath, ['--disable-warning=ExperimentalWarning', 'editor-service/cli/pack.ts', packed]);
  const tarball = (name: string) => join(packed, globSync(`${name}-[0-9]*.tgz`, { cwd: packed })[0] ?? '');
  tarballs = { pagewright: tarball('pagewright'), 'create-pagewright': tarball('create-pagewright') };
  own = await ownFolder(home);
}, LONG);

afterAll(() => rm(home, { recursive: true, force: true }));

test(
  'a site made from the packages starts, publishes, takes a block of its own, builds and is verified',
  async () => {
    const site = join(home, 'my-site');
    const { npm, start } = own;
    await create(site, '--name', 'House of Tea', '--language', 'en-AU');
    const installed = await sizeOf(join(site, 'node_modules'));
    expect(installed).toBeLessThan(260);

    const installedAt = Date.now();
    const service = await start(site);
    const token = /\?token=([\w-]+)/.exec(service.output())?.[1] ?? '';
    const visitor = client(service.editorUrl, '');
    await visitor.call('user/setPassword', { email: 'admin@example.org', password: PASSWORD, token });
    const { body } = await visitor.call('user/login', { username: 'admin', password: PASSWORD });
    const editor = client(service.editorUrl, `authToken=${body.token}`);
    const { body: page } = await editor.call('page/load', { slug: 'about' });
    const header = { ...page.header, heading: 'Leaves and water' };
    expect((await editor.call('page/publishPage', { page: { ...page, header } })).status).toBe(200);
    await expect.poll(async () => (await fetch(`${service.siteUrl}/about`)).text()).toContain('Leaves and water');
    expect(await textOf(service.siteUrl)).toMatch(/<html lang="en-AU".*House of Tea/s);
    expect((await editor.get('/')).body).toContain('"isNewSite":true');
    const pages = await addressesOf(service.siteUrl);
    expect(pages).toHaveLength(9);
    expect(await mistakesOfPages(pages)).toEqual([]);
    await service.stop();

    await npm(['run', 'new:block', '--', 'price-list'], site);
    expect(await npm(['run', 'build'], site)).toMatch(/0 failed/);
    expect(await npm(['run', 'verify'], site)).toContain('dist is up to date');
    expect(await readFile(join(site, 'dist/main/about/index.html'), 'utf8')).toContain('Leaves and water');
    expect(await changedSince(join(site, 'node_modules/pagewright'), installedAt)).toEqual([]);
  },
  LONG,
);

test.runIf(IS_LONG).each(['empty', 'demo'])(
  'the look %s starts, is free of accessibility violations, builds, is verified and passes its checks',
  async (look) => {
    const site = join(home, look);
    await create(site, '--name', 'House of Tea', '--look', look);
    const service = await own.start(site);
    const [frame] = (await textOf(service.siteUrl)).split('<main');
    expect(frame).toMatch(
      /<title>House of Tea.*<a class="[^"]*logo[^"]*" href="\/">(?:<span[^>]*><\/span>)?House of Tea/s,
    );
    const pages = await addressesOf(service.siteUrl);
    // Journeys check the pages of the demo.
    expect(await mistakesOfPages(look === 'demo' ? pages.slice(-3) : pages)).toEqual([]);
    await service.stop();
    expect(await own.npm(['run', 'build'], site)).toMatch(/0 failed/);
    expect(await own.npm(['run', 'verify'], site)).toContain('dist is up to date');
    await own.npm(['install', '--save-dev', '--ignore-scripts', ...CHECKERS], site);
    await own.npm(['run', 'check:site'], site);
  },
  LONG,
);

test('the packages are what checkers of packages want, and small', async () => {
  const { size } = await stat(tarballs.pagewright);
  expect(size / MEGABYTE).toBeLessThan(2.5);
  for (const name of ['pagewright', 'create-pagewright'])
    expect((await check('publint', [join(packed, name), '--strict'])).stdout).toContain('All good!');
  // Types alone, and no code.
  const doors = ['--exclude-entrypoints', './env', './tsconfig.json'];
  await check('attw', [tarballs.pagewright, '--profile', 'esm-only', ...doors]);
});

test('the documented doors export what the report says; a change is written with vitest --update', async () => {
  const { exports } = JSON.parse(await readFile(join(packed, 'pagewright/package.json'), 'utf8'));
  const doors = ['content', 'editor', 'elements', 'extend', 'fields', 'headers', 'testing'].map((door) => [
    door,
    exports[`./${door}`].types,
  ]);
  const report = apiReport(join(packed, 'pagewright'), Object.fromEntries(doors));
  await expect(report).toMatchFileSnapshot('./api-report.txt');
});

test('each command of the package has a script in a new site', async () => {
  const { scripts } = JSON.parse(await readFile('build/create/template/_package.json', 'utf8'));
  const { new: _, ...others } = COMMANDS;
  const named = Object.fromEntries(Object.keys(others).map((name) => [name, `pagewright ${name}`]));
  const units = { 'new:block': 'pagewright new block', 'new:template': 'pagewright new template' };
  expect(scripts).toEqual({ ...named, ...units });
});

/** Makes a site folder with the packed program. */
const create = (site: string, ...words: readonly string[]) =>
  own.npm([
    ...['exec', '--yes', `--package=${tarballs['create-pagewright']}`, '--', 'create-pagewright', site],
    ...['--package', tarballs.pagewright, ...words],
  ]);

const textOf = async (address: string) => (await fetch(address)).text();

/** The pages of a site, its search and its error page. */
async function addressesOf(siteUrl: string): Promise<string[]> {
  const sitemap = await textOf(`${siteUrl}/sitemap.xml`);
  const pages = Array.from(sitemap.matchAll(/<loc>([^<]*)/g), ([, address = '']) => new URL(address).pathname);
  return [...pages, '/search', '/nowhere'].map((path) => siteUrl + path);
}

const check = (name: string, words: readonly string[]) =>
  run(process.execPath, [`tests/checks/node_modules/.bin/${name}`, ...words]).catch((error: { stdout: string }) => {
    throw new Error(error.stdout);
  });

/** What files take on the disk, as `du` counts, in MB. */
async function sizeOf(folder: string): Promise<number> {
  const { stdout } = await run('du', ['-sm', folder]);
  return Number.parseInt(stdout, 10);
}

/** The files below a folder that were written after a moment. */
async function changedSince(folder: string, moment: number): Promise<string[]> {
  const files = globSync('**/*', { cwd: folder });
  const times = await Promise.all(files.map(async (file) => [file, (await stat(join(folder, file))).mtimeMs] as const));
  return times.filter(([, time]) => time > moment).map(([file]) => file);
}
