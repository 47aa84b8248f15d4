import { execFile } from 'node:child_process';
import { globSync } from 'node:fs';
import { appendFile, cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase } from '#content-store/drafts/database/open-database.ts';
import { addSubscriber } from '#content-store/drafts/forms/subscribers.ts';
import { client } from '#editor-service/server/testing/test-service.ts';
import { ownFolder } from '../package/own-folder.ts';

// Only in the long form. In each run: `cli/upgrade/*.test.ts`, `find-deprecated.test.ts`, `open-parts.test.ts`,
// `keep-what-was-sent.test.ts` and `main.test.ts` test its parts, `tests/package` a site made from the packages.

const LONG = 900_000;
const OLD = 'tests/upgrades';
let home: string;
let packed: string;
let own: Awaited<ReturnType<typeof ownFolder>>;

beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'upgrades-'));
  packed = join(home, 'packed');
  own = await ownFolder(home);
  await promisify(execFile)(process.execPath, ['editor-service/cli/pack.ts', packed]);
}, LONG);

afterAll(() => rm(home, { recursive: true, force: true }));

/** Packs the same product as a later version, with a migration, a deprecation and a line in the changelog of its own. */
async function packLater(): Promise<string> {
  const folder = join(packed, 'pagewright');
  const later = join(home, 'later/pagewright');
  await cp(folder, later, { recursive: true });
  const change = async (name: string, by: (text: string) => string) =>
    writeFile(join(later, name), by(await readFile(join(later, name), 'utf8')));
  await change('package.json', (text) => JSON.stringify({ ...JSON.parse(text), version: '99.0.0' }));
  await change('CHANGELOG.md', (text) => text.replace('# Changelog', '# Changelog\n\n## 99.0.0\n\n- It is later.\n'));
  await change('deprecations.json', (text) =>
    JSON.stringify([...JSON.parse(text), { css: '--veil', instead: '--shade' }]),
  );
  const migrations = 'content-store/drafts/database';
  await writeFile(join(later, migrations, 'migrations/9999-later.js'), 'export const up = async () => {};\n');
  await appendFile(
    join(later, migrations, 'migrations.js'),
    "export * as '9999-later' from './migrations/9999-later.js';\n",
  );
  await own.npm(['pack', './pagewright', '--ignore-scripts'], join(home, 'later'));
  return join(home, 'later/pagewright-99.0.0.tgz');
}

const tarball = (name: string) => join(packed, globSync(`${name}-[0-9]*.tgz`, { cwd: packed })[0] ?? '');

/** A site of the package that holds an earlier site folder and its data. */
async function oldSite(): Promise<string> {
  const site = join(home, 'site');
  const create = ['exec', '--yes', `--package=${tarball('create-pagewright')}`, '--', 'create-pagewright', site];
  await own.npm([...create, '--look', 'empty', '--package', tarball('pagewright')]);
  await cp(join(OLD, 'site-2026-11-26'), site, { recursive: true });
  await cp(join(OLD, 'data-2026-11-26'), join(site, 'data'), { recursive: true });
  return site;
}

/** Adds a subscriber as a stopped service has stored one. */
async function subscribe(site: string, email: string): Promise<void> {
  await using db = await openDatabase(join(site, 'data/drafts.sqlite'));
  await addSubscriber(db, {
    domainId: 'main',
    listId: 'later',
    email,
    values: {},
    createdAt: new Date().toISOString(),
  });
}

async function isSubscribed(site: string, email: string): Promise<boolean> {
  await using db = await openDatabase(join(site, 'data/drafts.sqlite'), { readonly: true });
  const found = await db.selectFrom('subscribers').where('email', '=', email).select('id').execute();
  return found.length === 1;
}

/** Starts the site, has `work` done with it, and stops it. Returns what it printed. */
async function whileRunning(site: string, work: (urls: { siteUrl: string; editorUrl: string }) => Promise<void>) {
  const service = await own.start(site);
  await work(service);
  await service.stop();
  return service.output();
}

test(
  'a site with data of an earlier version is upgraded by one command, and goes back without losing what came since',
  async () => {
    const [site, later] = [await oldSite(), await packLater()];
    const shown = async ({ siteUrl, editorUrl }: { siteUrl: string; editorUrl: string }) => {
      expect((await fetch(siteUrl)).status).toBe(200);
      const login = { username: 'ada', password: 'correct horse battery' };
      expect((await client(editorUrl, '').call('user/login', login)).status).toBe(200);
    };
    // An earlier version wrote these data: the first start copies the database and migrates.
    expect(await whileRunning(site, shown)).toMatch(/Migrating the database .*drafts\.sqlite\.before-/);

    const upgrade = ['exec', '--', 'pagewright', 'upgrade', '--package', later];
    await expect(own.npm(upgrade, site)).rejects.toThrow('Run it with --yes');
    const said = await own.npm([...upgrade, '--yes'], site);
    expect(said).toContain('→ 99.0.0');
    expect(said).toContain('- It is later.');
    expect(said).toMatch(/^theme\.css:\d+: --veil is deprecated; write --shade$/m);
    expect(said).toMatch(/^templates\/recipe\/definition\.ts:1: WORDS is deprecated/m);
    expect(said.match(/^dist is up to date$/gm)).toHaveLength(2); // of both domains
    expect(said).toContain('This is Pagewright 99.0.0 now. Next: npm start');
    expect(await readdir(join(site, 'data'))).toContain('drafts.sqlite.before-99.0.0');
    await whileRunning(site, shown);
    expect(globSync('pagewright-*.tgz', { cwd: site }), 'the new one, and that of the way back').toHaveLength(2);

    await subscribe(site, 'since@example.org');
    const [install = '', restore = ''] = said.split('The way back to')[1]?.match(/^ {4}.+$/gm) ?? [];
    await own.npm(install.trim().split(' ').slice(1), site);
    await expect(own.start(site)).rejects.toThrow('was last used by Pagewright 99.0.0');
    const restored = await own.npm(['exec', '--', ...restore.trim().split(' ').slice(1)], site);
    expect(restored).toContain('Kept of what came since the backup: subscribers 1.');
    await whileRunning(site, shown);
    expect(await isSubscribed(site, 'since@example.org')).toBe(true);

    // As after `npm update`: the start does what is needed.
    await own.npm(['install', `pagewright@file:${later}`], site);
    expect(await whileRunning(site, shown)).toContain('drafts.sqlite.before-99.0.0');

    expect(await own.npm(upgrade, site)).toBe('Pagewright 99.0.0 is installed already.\n');
    await appendFile(join(home, 'later/pagewright/editor-service/main.js'), '// again\n');
    await own.npm(['pack', './pagewright', '--ignore-scripts'], join(home, 'later'));
    expect(await own.npm([...upgrade, '--yes'], site)).toContain('built again; files that differ: 1\n');
    expect(await readFile(join(site, 'node_modules/pagewright/editor-service/main.js'), 'utf8')).toContain('// again');
    expect(await own.npm(upgrade, site)).toBe('Pagewright 99.0.0 is installed already.\n');
  },
  LONG,
);
