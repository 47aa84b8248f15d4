import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Db } from '#content-store/drafts/database/open-database.ts';
import { addMedia } from '#content-store/drafts/media/media.ts';
import { recordAudit } from '#content-store/drafts/people/audit.ts';
import { addPasskey } from '#content-store/drafts/people/passkeys.ts';
import { setRecoveryHashes, setTwoSteps } from '#content-store/drafts/people/second-factors.ts';
import { createUser } from '#content-store/drafts/people/users.ts';
import { publishDomain } from '#content-store/drafts/site/domains.ts';
import { domainSchema } from '#content-store/model/entities/domain.ts';
import { temporaryDatabase, temporaryFolder } from '#content-store/testing/temporary.ts';
import { readSettings } from '../../runtime/settings.ts';
import { operatorWarnings, unservedAddresses } from './operator-warnings.ts';

const PRODUCTION = {
  NODE_ENV: 'production',
  AUTH_SECRET: 'a-secret-of-thirty-two-bytes-or-more',
  PUBLIC_SITE_URL: 'https://example.org',
  PUBLIC_EDITOR_URL: 'https://edit.example.org',
};
const NOW = new Date('2026-11-23T12:00:00Z');

const warnings = (db: Db, variables: Record<string, string>) =>
  operatorWarnings(db, readSettings({ ...PRODUCTION, ...variables }), NOW);
const backedUp = (db: Db, at: string) =>
  recordAudit(db, { at, actor: 'npm run backup', action: 'backup', subject: '', address: '' });

describe('operatorWarnings()', () => {
  it('names what a site folder or a clone has for backups', async () => {
    const db = await temporaryDatabase();
    const backupWarning = async (isPackage: boolean) =>
      (await operatorWarnings(db, readSettings(PRODUCTION), NOW, isPackage)).at(-1);
    expect(await backupWarning(true)).toBe(
      'There is no backup: run npx pagewright backup DIR every day (npx pagewright add systemd writes units that do).',
    );
    expect(await backupWarning(false)).toBe(
      'There is no backup: run npm run backup -- DIR every day (see build/operate/README.md).',
    );
  });

  it('names who could not log in at another PUBLIC_EDITOR_URL, and roles that do not exist', async () => {
    const db = await temporaryDatabase();
    const at = '2026-11-23T00:00:00.000Z';
    const withPasskeyFor = async (username: string, host: string, passwordHash: string) => {
      const person = { username, email: `${username}@example.org`, roles: [], passwordHash };
      const { _id } = await createUser(db, person, at);
      const flags = { counter: 0, transports: '[]', isSynced: 1, backedUp: 1, lastUsedAt: null, createdAt: at };
      await addPasskey(db, {
        ...flags,
        id: username,
        credentialId: username,
        userId: _id,
        name: '',
        publicKey: '',
        host,
      });
      await setTwoSteps(db, _id, true);
      return _id;
    };
    await withPasskeyFor('here', 'edit.example.org', '');
    await withPasskeyFor('gone', 'old.example.org', '');
    const coded = await withPasskeyFor('coded', 'old.example.org', 'hash');
    await setRecoveryHashes(db, coded, ['a']);
    const lines = await warnings(db, { SECOND_FACTOR_ROLES: 'admin, Wizards, everyone' });
    expect(lines.filter((line) => /cannot log in|no such role/.test(line))).toEqual([
      expect.stringContaining('another one now: gone cannot log in'),
      'SECOND_FACTOR_ROLES names wizards, but there is no such role.',
    ]);
  });

  it('names roles of groups that do not exist, and that nobody is there for an emergency', async () => {
    const db = await temporaryDatabase();
    const folder = await temporaryFolder();
    await writeFile(join(folder, 'secret'), 'secret');
    const company = { id: 'a', title: 'A', issuer: 'https://a.example', clientId: 'a', secretFile: 'secret' };
    await writeFile(join(folder, 'list.yaml'), JSON.stringify([{ ...company, roles: { x: 'Wizard', y: 'Admin' } }]));
    const lines = await warnings(db, { OIDC_PROVIDERS: join(folder, 'list.yaml'), LOGIN: 'oidc' });
    expect(lines.filter((line) => /no such role|Nobody could/.test(line))).toEqual([
      'Groups of A have the role Wizard, but there is no such role.',
      expect.stringContaining('Nobody could log in if the company’s log-in failed'),
    ]);
  });

  it('names missing mail, encryption and backup in production', async () => {
    const db = await temporaryDatabase();
    expect(await warnings(db, { PUBLIC_EDITOR_URL: 'http://edit.example.org' })).toEqual([
      expect.stringContaining('SMTP_URL is not set'),
      expect.stringContaining('PUBLIC_EDITOR_URL is not an https address'),
      expect.stringContaining('There is no backup'),
    ]);
  });

  it('is silent when all is there, and outside production', async () => {
    const db = await temporaryDatabase();
    expect(await operatorWarnings(db, readSettings({}), NOW)).toEqual([]);
    await backedUp(db, '2026-11-22T03:00:00.000Z');
    expect(await warnings(db, { SMTP_URL: 'smtp://mail.example.org' })).toEqual([]);
  });

  it('names the day of the last backup once that is two days ago', async () => {
    const db = await temporaryDatabase();
    await backedUp(db, '2026-11-20T03:00:00.000Z');
    expect(await warnings(db, { SMTP_URL: 'smtp://mail.example.org' })).toEqual([
      'The last backup is of 2026-11-20: npm run backup has not succeeded since.',
    ]);
  });

  it('names the address at which this service shows no site, which is no warning: another server may', async () => {
    const db = await temporaryDatabase();
    const domain = domainSchema.parse({ _id: 'main', name: 'Main', hostnames: ['example.org'] });
    await publishDomain(db, domain, { at: NOW.toISOString(), by: 'ada' });
    const at = (PUBLIC_SITE_URL: string) => unservedAddresses(db, readSettings({ ...PRODUCTION, PUBLIC_SITE_URL }));
    expect(await at('https://example.org')).toEqual([]);
    expect(await at('https://new.example.org')).toEqual([expect.stringContaining('at new.example.org')]);
    await publishDomain(db, { ...domain, siteUrl: 'https://www.example.org' }, { at: NOW.toISOString(), by: 'ada' });
    expect(await at('https://example.org')).toEqual([expect.stringContaining('at www.example.org')]);
    await backedUp(db, NOW.toISOString());
    expect(await warnings(db, { SMTP_URL: 'smtp://mail.example.org' })).toEqual([]);
  });

  it('says that the originals of the library are missing, and not that some are there', async () => {
    const [db, DATA_DIR] = [await temporaryDatabase(), await temporaryFolder()];
    const hash = 'a'.repeat(64);
    await addMedia(
      db,
      { _id: 'one', hash, ext: 'webp', width: 1, height: 1, name: 'one', alt: '' },
      { at: '', by: '' },
    );
    const settings = readSettings({ DATA_DIR });
    expect(await operatorWarnings(db, settings, NOW)).toEqual([expect.stringContaining(join(DATA_DIR, 'media'))]);
    await mkdir(join(DATA_DIR, 'media'));
    await writeFile(join(DATA_DIR, 'media', `${hash}.webp`), '');
    expect(await operatorWarnings(db, settings, NOW)).toEqual([]);
  });
});
