import { execFile } from 'node:child_process';
import { globSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { COMMANDS } from '#build/cli/commands.mjs';
import { keptName } from '#build/create/keep-tarball.ts';
import { client, PASSWORD } from '#editor-service/server/testing/test-service.ts';
import manifest from '../../package.json' with { type: 'json' };
import { IS_LONG } from '../run/long-form.ts';
import { freePort } from '../running-product.ts';
import { apiReport } from './api-report.ts';
import { mistakesOfPages } from './mistakes-of-pages.ts';
import { ownFolder } from './own-folder.ts';
import { runDockerfile } from './run-dockerfile.ts';

const run = promisify(execFile);
const MEGABYTE = 1024 * 1024;
/** Many times what it takes alone on a machine. */
const LONG = 600_000;
/** What `check:site` needs. */
const CHECKERS = (['typescript', 'vitest'] as const).map((name) => `${name}@${manifest.devDependencies[name]}`);

let home: string;
let packed: string;
let outside: Awaited<ReturnType<typeof ownFolder>>;
let tarballs: Record<'pagewright' | 'create-pagewright', string>;

beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'packed-'));
  outside = await ownFolder(home);
  packed = join(home, 'packed');
  await run(process.execPath, ['--disable-warning=ExperimentalWarning', 'editor-service/cli/pack.ts', packed]);
  const tarball = (name: string) => join(packed, globSync(`${name}-[0-9]*.tgz`, { cwd: packed })[0] ?? '');
  tarballs = { pagewright: tarball('pagewright'), 'create-pagewright': tarball('create-pagewright') };
}, LONG);

afterAll(() => rm(home, { recursive: true, force: true }));

/** Makes a site from the tarballs. */
async function createSite(name: string, words: readonly string[] = []): Promise<string> {
  const site = join(home, name);
  const create = ['exec', '--yes', `--package=${tarballs['create-pagewright']}`, '--', 'create-pagewright', site];
  await outside.npm([...create, ...words, '--package', tarballs.pagewright]);
  return site;
}

/** Makes the first administrator with the link that a start printed, and publishes a page that is then live. Returns the editor's client. */
async function publishAbout(editorUrl: string, siteUrl: string, output: string, heading: string) {
  const token = /\?token=([\w-]+)/.exec(output)?.[1] ?? '';
  const visitor = client(editorUrl, '');
  await visitor.call('user/setPassword', { email: 'admin@example.org', password: PASSWORD, token });
  const { body } = await visitor.call('user/login', { username: 'admin', password: PASSWORD });
  const editor = client(editorUrl, `authToken=${body.token}`);
  const { body: page } = await editor.call('page/load', { slug: 'about' });
  const header = { ...page.header, heading };
  expect((await editor.call('page/publishPage', { page: { ...page, header } })).status).toBe(200);
  await expect.poll(async () => (await fetch(`${siteUrl}/about`)).text()).toContain(heading);
  return editor;
}

/** Stores a page of the site folder's own template, with a block of its own: the service knows both. */
async function saveOwn(editor: ReturnType<typeof client>, slug: string): Promise<void> {
  const contents = [{ componentType: 'PriceList', key: 'prices' }];
  const page = { domainId: 'main', slug, title: 'Prices', template: 'branch', contents };
  const { body } = await editor.call('page/save', { page });
  expect(body).toMatchObject({ template: 'branch', contents });
  expect(body).not.toHaveProperty('warnings');
}

test(
  'a site made from the packages starts, publishes, takes a block of its own, builds and is verified',
  async () => {
    const { npm, start } = outside;
    const site = await createSite('my-site', ['--name', 'House of Tea', '--language', 'en-AU']);
    expect(await dependencyOf(site)).toBe(`file:${keptName(tarballs.pagewright)}`);
    expect(await readFile(join(site, 'package-lock.json'), 'utf8')).not.toContain(packed);
    expect(globSync('*.tgz', { cwd: site })).toHaveLength(2);
    expect(await sizeOf(join(site, 'node_modules'))).toBeLessThan(260);

    await npm(['run', 'new:block', '--', 'price-list'], site);
    await npm(['run', 'new:template', '--', 'branch'], site);
    const installedAt = Date.now();
    const service = await start(site);
    onTestFinished(service.stop);
    const editor = await publishAbout(service.editorUrl, service.siteUrl, service.output(), 'Leaves and water');
    await saveOwn(editor, 'before');
    expect(await textOf(service.siteUrl)).toMatch(/<html lang="en-AU".*House of Tea/s);
    expect((await editor.get('/')).body).toContain('"isNewSite":true');
    const pages = await addressesOf(service.siteUrl);
    expect(pages).toHaveLength(9);
    if (IS_LONG) expect(await mistakesOfPages(pages)).toEqual([]);
    await service.stop();
    await npm(['run', 'compile'], site);
    const compiled = await start(site);
    onTestFinished(compiled.stop);
    await saveOwn(client(compiled.editorUrl, editor.cookie), 'after');
    await compiled.stop();
    expect(await changedSince(join(site, 'node_modules/pagewright'), installedAt)).toEqual([]);

    // In each run: `site-folder.test.ts` of upgrades compiles blocks of its own, and `verify.test.ts` verifies a build.
    if (!IS_LONG) return;
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
    const { npm, start } = outside;
    const site = await createSite(look, ['--name', 'House of Tea', '--look', look]);
    const service = await start(site);
    onTestFinished(service.stop);
    const [frame] = (await textOf(service.siteUrl)).split('<main');
    expect(frame).toMatch(
      /<title>House of Tea.*<a class="[^"]*logo[^"]*" href="\/">(?:<span[^>]*><\/span>)?House of Tea/s,
    );
    const pages = await addressesOf(service.siteUrl);
    // Journeys check the pages of the demo.
    expect(await mistakesOfPages(look === 'demo' ? pages.slice(-3) : pages)).toEqual([]);
    await service.stop();
    expect(await npm(['run', 'build'], site)).toMatch(/0 failed/);
    expect(await npm(['run', 'verify'], site)).toContain('dist is up to date');
    await npm(['install', '--save-dev', '--ignore-scripts', ...CHECKERS], site);
    await npm(['run', 'check:site'], site);
  },
  LONG,
);

test.runIf(IS_LONG && process.platform === 'linux')(
  'the Dockerfile of a site makes an image that runs without rights, writes into its volume alone, and publishes',
  async () => {
    const site = await createSite('in-image');
    const pagewright = (words: readonly string[]) => outside.npm(['exec', 'pagewright', '--', ...words], site);
    expect(await pagewright(['add', 'docker'])).toContain('New: Dockerfile');
    await pagewright(['new', 'block', 'price-list']);
    await pagewright(['new', 'site', '../another', '--no-install']);
    expect(await dependencyOf(join(home, 'another'))).toBe(await dependencyOf(site));
    await writeFile(join(site, 'data'), 'no folder: nobody copies it');
    const dockerfile = await readFile(join(site, 'Dockerfile'), 'utf8');
    await chmod(home, 0o755);
    const image = await runDockerfile(dockerfile, { context: site, root: join(home, 'image'), env: outside.env });
    expect(await sizeOf(join(image.folder, 'node_modules'))).toBeLessThan(130);

    const startedAt = Date.now();
    const [port, sitePort] = [await freePort(), await freePort()];
    const [editorUrl, siteUrl] = [`http://127.0.0.1:${port}`, `http://localhost:${sitePort}`];
    const addresses = { PUBLIC_SITE_URL: siteUrl, PUBLIC_EDITOR_URL: editorUrl, HOST: '127.0.0.1' };
    const ports = { PORT: String(port), SITE_PORT: String(sitePort) };
    const container = image.start({ ...addresses, ...ports, AUTH_SECRET: 'a'.repeat(64) });
    const health = () => container.isHealthy().then((isHealthy) => isHealthy || container.output());
    await expect.poll(health, { timeout: 180_000, message: 'within the start period of the image' }).toBe(true);
    await publishAbout(editorUrl, siteUrl, container.output(), 'From an image');
    expect(await container.stop()).toBe(0);
    expect(await changedSince(image.folder, startedAt)).toEqual([]);
  },
  LONG,
);

test.runIf(IS_LONG && process.platform === 'linux')(
  'a site installed with pnpm starts, publishes, builds and is verified, also when it is compiled elsewhere',
  async () => {
    const site = await createSite('with-pnpm', ['--no-install']);
    await rm(join(site, 'package-lock.json'));
    const { npm, start } = outside;
    const pnpm = (words: readonly string[]) =>
      npm(['exec', '--yes', '--package=pnpm@10', '--', 'pnpm', ...words], site);
    await pnpm(['install']);
    const service = await start(site);
    onTestFinished(service.stop);
    await publishAbout(service.editorUrl, service.siteUrl, service.output(), 'From a store');
    await service.stop();
    await mkdir(join(home, 'backups'));
    const backup = [join(site, 'node_modules/pagewright/build/operate/backup.sh'), join(home, 'backups'), '2'];
    expect((await run('sh', backup, { cwd: site, env: outside.env })).stdout).toMatch(
      /the site [0-9a-f]{20}; pages: 7/,
    );
    expect(await pnpm(['run', 'build'])).toMatch(/0 failed/);
    expect(await pnpm(['run', 'verify'])).toContain('dist is up to date');

    // A folder that shares no other with the package.
    const elsewhere = await mkdtemp('/var/tmp/compiled-');
    await writeFile(join(site, '.env'), `COMPILED_DIR=${elsewhere}\n`, { flag: 'a' });
    await pnpm(['run', 'compile']);
    expect(await pnpm(['run', 'verify'])).toContain('dist is up to date');
    await rm(elsewhere, { recursive: true });
  },
  LONG,
);

test('the package is small', async () => {
  expect((await stat(tarballs.pagewright)).size / MEGABYTE).toBeLessThan(2.5);
});

test.runIf(IS_LONG)(
  'the packages are what checkers of packages want',
  async () => {
    for (const name of ['pagewright', 'create-pagewright'])
      expect((await check('publint', [join(packed, name), '--strict'])).stdout).toContain('All good!');
    // Types alone, and no code.
    const doors = ['--exclude-entrypoints', './env', './tsconfig.json'];
    await check('attw', [tarballs.pagewright, '--profile', 'esm-only', ...doors]);
  },
  LONG,
);

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
  const { new: _, add: __, completion: ___, ...others } = COMMANDS;
  const named = Object.fromEntries(Object.keys(others).map((name) => [name, `pagewright ${name}`]));
  const units = {
    'new:block': 'pagewright new block',
    'new:template': 'pagewright new template',
    'new:header': 'pagewright new header',
  };
  expect(scripts).toEqual({ ...named, ...units });
});

/** What a site has of the product. */
async function dependencyOf(site: string): Promise<string> {
  return JSON.parse(await readFile(join(site, 'package.json'), 'utf8')).dependencies.pagewright;
}

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
