import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { stringify } from 'yaml';
import { temporaryFolder } from '#content-store/testing/temporary.ts';
import { readCompanies } from './companies.ts';
import { readSettings } from './settings.ts';

const COMPANY = {
  ...{ id: 'example', title: 'Example Ltd', issuer: 'https://login.example.org/realms/staff', clientId: 'pagewright' },
  secretFile: 'secrets/example',
};

async function listOf(list: unknown) {
  const folder = await temporaryFolder();
  await mkdir(join(folder, 'secrets'));
  await writeFile(join(folder, 'secrets/example'), 'the secret\n');
  await writeFile(join(folder, 'secrets/empty'), '\n');
  const file = join(folder, 'companies.yaml');
  await writeFile(file, typeof list === 'string' ? list : stringify(list));
  return file;
}

it('readCompanies() reads secrets from files beside the list, and has defaults', async () => {
  const { companies, problems } = readCompanies(await listOf([COMPANY]));
  expect(problems).toEqual([]);
  expect(companies).toMatchObject([
    { secret: 'the secret', domains: [], groupsClaim: 'groups', scope: 'openid email profile', twoFactors: [] },
  ]);
  expect(companies[0]).not.toHaveProperty('secretFile');
});

it.each([
  ['no list', COMPANY, 'must be a list of companies'],
  [
    'a setting that does not exist',
    [{ ...COMPANY, secret: 'x' }],
    'has a mistake in company 1, as a whole: Unrecognized',
  ],
  ['an issuer without encryption', [{ ...COMPANY, issuer: 'http://example.org' }], 'issuer: must start with https://'],
  ['a scope that asks for nobody', [{ ...COMPANY, scope: 'email' }], 'scope: must contain openid'],
  ['an id for no address', [{ ...COMPANY, id: 'A/b' }], 'id: must have small letters, digits and - only'],
  ['one company twice', [COMPANY, COMPANY], 'names example twice'],
  ['a secret that is empty', [{ ...COMPANY, secretFile: 'secrets/empty' }], 'is empty'],
  ['a secret that is not there', [{ ...COMPANY, secretFile: 'secrets/none' }], 'could not be read: ENOENT'],
  ['no YAML', '[', 'could not be read'],
])('readCompanies() says what is wrong with %s', async (_what, list, sentence) => {
  const { companies, problems } = readCompanies(await listOf(list));
  expect([companies, problems]).toEqual([[], [expect.stringContaining(sentence)]]);
});

it('takes http of this machine only', async () => {
  expect(readCompanies(await listOf([{ ...COMPANY, issuer: 'http://localhost:8080/realms/x' }])).problems).toEqual([]);
});

it('readSettings() refuses what cannot be read, and LOGIN=oidc with nobody to ask', () => {
  expect(() => readSettings({ OIDC_PROVIDERS: '/nowhere.yaml' })).toThrow('OIDC_PROVIDERS could not be read: ENOENT');
  expect(() => readSettings({ LOGIN: 'oidc' })).toThrow('LOGIN=oidc needs OIDC_PROVIDERS');
});
