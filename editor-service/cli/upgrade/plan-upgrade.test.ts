import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#content-store/testing/temporary.ts';
import { planUpgrade } from './plan-upgrade.ts';

const AT = new Date('2027-01-10T09:30:00Z');
const VERSIONS = { from: '0.1.0', to: '0.2.0', wanted: '^0.2.0' };

/** The commands of an upgrade in a folder with these files, and those that lead back. */
async function planned(files: Record<string, string>, settings = {}) {
  const folder = await temporaryFolder();
  const all = { 'package.json': '{"dependencies":{"pagewright":"^0.1.0"}}', ...files };
  for (const [path, text] of Object.entries(all)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
  const dataDir = join(folder, 'data');
  const places = { dataDir, databaseAddress: join(dataDir, 'drafts.sqlite'), contentDir: join(dataDir, 'published') };
  const { steps, wayBack } = planUpgrade(folder, { ...places, ...settings }, VERSIONS, AT);
  const backFrom = steps.map((step) => step.wayBack.length);
  return { folder, steps: steps.map(({ words }) => words.join(' ')), wayBack, backFrom };
}

const DATA = { 'data/drafts.sqlite': 'data', 'data/published/domains/main.json': '{}' };
const BACKUP = join('backups', '2027-01-10T093000-pagewright-0.1.0');

test('planUpgrade() backs up, installs, migrates, builds and verifies each domain; the way back restores', async () => {
  const { steps, wayBack, backFrom } = await planned({ ...DATA, 'package-lock.json': '{}' });
  const out = join('.pagewright', 'upgrade', 'main');
  expect(steps).toEqual([
    `pagewright backup ${BACKUP}`,
    'npm install --ignore-scripts pagewright@^0.2.0',
    'pagewright migrate',
    `pagewright build --domain main --out ${out}`,
    `pagewright verify --domain main --out ${out}`,
  ]);
  expect(wayBack).toEqual([
    'npm install --ignore-scripts pagewright@0.1.0',
    `npx pagewright restore ${BACKUP} --force`,
  ]);
  expect(backFrom, 'nothing before the installation, no data before the migration').toEqual([0, 1, 2, 2, 2]);
});

test.each([
  ['pnpm-lock.yaml', 'pnpm add'],
  ['yarn.lock', 'yarn add'],
  ['bun.lock', 'bun add'],
])('planUpgrade() installs with the package manager of %s', async (lock, words) => {
  const { steps, wayBack } = await planned({ [lock]: '', 'package-lock.json': '{}' });
  expect(steps).toEqual([`${words} pagewright@^0.2.0`]);
  expect(wayBack).toEqual([`${words} pagewright@0.1.0`]);
});

test('planUpgrade() leads back to the tarball from which the site was installed', async () => {
  const { folder, wayBack } = await planned({ 'package.json': '{"dependencies":{"pagewright":"file:../old.tgz"}}' });
  expect(wayBack).toEqual([`npm install --ignore-scripts pagewright@file:${join(dirname(folder), 'old.tgz')}`]);
});

test('planUpgrade() checks types and tests where their programs are installed', async () => {
  const programs = { 'node_modules/typescript/package.json': '{}', 'node_modules/vitest/package.json': '{}' };
  expect((await planned(programs)).steps).toEqual([
    'npm install --ignore-scripts pagewright@^0.2.0',
    'pagewright check:site',
  ]);
});

test('planUpgrade() leaves the dump of PostgreSQL to people, and names it in the way back', async () => {
  const { wayBack } = await planned({}, { databaseAddress: 'postgres://localhost/site' });
  expect(wayBack.slice(1)).toEqual([
    `npx pagewright restore ${BACKUP} --force`,
    'pg_restore --clean --if-exists --no-owner --dbname="$DATABASE_URL" YOUR_DUMP',
  ]);
});
