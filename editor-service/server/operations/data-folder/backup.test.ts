import { hash } from 'node:crypto';
import {
  copyFile,
  cp,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  symlink,
  truncate,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { lockDataFolder } from '#content-store/drafts/database/lock.ts';
import { migrateToLatest } from '#content-store/drafts/database/migrate.ts';
import { type Db, openDatabase } from '#content-store/drafts/database/open-database.ts';
import { listDomains, saveDomain } from '#content-store/drafts/site/domains.ts';
import { domainSchema } from '#content-store/model/entities/domain.ts';
import { openStorage } from '../../storage/storage.ts';
import { testSettings } from '../../testing/test-settings.ts';
import { backUp, damagedOriginals } from './back-up.ts';
import { restore } from './restore.ts';

let folder: string;
let data: string;
let copy: string;
let db: Db;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'backup-'));
  data = join(folder, 'data');
  copy = join(folder, 'copy');
  await mkdir(join(data, 'published/domains'), { recursive: true });
  await mkdir(join(data, 'images'));
  await writeFile(join(data, 'published/domains/main.json'), '{}');
  await writeFile(join(data, 'images/variant.webp'), 'cache');
  db = await openDatabase(placeOf(data).databaseAddress);
  await migrateToLatest(db);
  await add('one');
});

afterEach(async () => {
  await db.destroy();
  await rm(folder, { recursive: true });
});

const add = (_id: string) =>
  saveDomain(db, domainSchema.parse({ _id, name: _id }), { at: new Date().toISOString(), by: 'Ada' });

/** On SQLite, whatever the others run on: `pg_dump` backs up PostgreSQL. */
const placeOf = (dataDir: string) => ({ dataDir, databaseAddress: join(dataDir, 'drafts.sqlite') });

async function domainsIn(dataDir: string): Promise<string[]> {
  const restored = await openDatabase(placeOf(dataDir).databaseAddress);
  const ids = (await listDomains(restored)).map(({ _id }) => _id);
  await restored.destroy();
  return ids;
}

describe('backUp() and restore()', () => {
  it('restore the data of a service that was running and writing', async () => {
    const release = lockDataFolder(data);
    const writing = Promise.all(['two', 'three', 'four'].map(add));
    await backUp(placeOf(data), copy);
    await writing;
    release();
    expect(await readdir(copy)).toEqual(['backup.json', 'drafts.sqlite', 'published']);
    const fresh = join(folder, 'fresh');
    await restore(copy, placeOf(fresh), false);
    expect(await domainsIn(fresh)).toContain('one');
    expect(await readFile(join(fresh, 'published/domains/main.json'), 'utf8')).toBe('{}');
    await expect(stat(join(fresh, 'images'))).rejects.toThrow('ENOENT');
    expect((await stat(join(fresh, 'drafts.sqlite'))).mode & 0o777).toBe(0o600);
  });

  it('refuse a target that is not empty, unless forced', async () => {
    await backUp(placeOf(data), copy);
    await expect(backUp(placeOf(data), copy)).rejects.toMatchObject({ code: 'conflict' });
    await add('later');
    await db.destroy();
    await expect(restore(copy, placeOf(data), false)).rejects.toThrow('--force');
    await restore(copy, placeOf(data), true);
    expect(await domainsIn(data)).toEqual(['one']);
  });

  it('name pictures whose bytes have changed, though not their number', async () => {
    const [sound, other] = ['one', 'two'].map((text) => `media/${hash('sha256', text)}.svg`);
    await mkdir(join(data, 'media'));
    await writeFile(join(data, sound ?? ''), 'one');
    await writeFile(join(data, other ?? ''), 'twO');
    await backUp(placeOf(data), copy);
    expect(await damagedOriginals(copy)).toEqual([other]);
  });

  it('say what the backup holds, and refuse it when a part is missing', async () => {
    const held = await backUp(placeOf(data), copy);
    const { size } = await stat(join(copy, 'drafts.sqlite'));
    expect(held).toEqual({
      ...{
        site: expect.stringMatching(/^[0-9a-f]{20}$/),
        pages: 0,
        listed: 0,
        originals: 0,
        files: 2,
        bytes: size + 2,
      },
    });
    for (const lost of ['published/domains/main.json', 'drafts.sqlite']) {
      const cut = join(folder, `without ${lost.replaceAll('/', ' ')}`);
      await cp(copy, cut, { recursive: true });
      await truncate(join(cut, lost), 1);
      await expect(restore(cut, placeOf(data), true), lost).rejects.toMatchObject({ code: 'unavailable' });
    }
    expect(await domainsIn(data)).toEqual(['one']);
  });

  it('refuse what is no backup, and leave what is there', async () => {
    await db.deleteFrom('domains').execute();
    await expect(backUp(placeOf(data), copy)).rejects.toThrow('nothing was backed up');
    expect(await readdir(copy)).not.toContain('drafts.sqlite');
    await add('one');
    const old = join(folder, 'of an empty database');
    await mkdir(old);
    const empty = await openDatabase(join(old, 'drafts.sqlite'));
    await migrateToLatest(empty);
    await empty.destroy();
    for (const source of [join(folder, 'typo'), join(data, 'images'), old])
      await expect(restore(source, placeOf(data), true), source).rejects.toThrow('nothing was changed');
    const onServer = { dataDir: data, databaseAddress: 'postgres://localhost/drafts' };
    await expect(restore(join(data, 'images'), onServer, true)).rejects.toThrow('nothing was changed');
    expect(await domainsIn(data)).toEqual(['one']);
    expect(await readFile(join(data, 'published/domains/main.json'), 'utf8')).toBe('{}');
  });

  it('restore a backup by a link to it, which stays whole, and no links that are in it', async () => {
    await backUp(placeOf(data), copy);
    const [latest, fresh] = [join(folder, 'latest'), join(folder, 'fresh')];
    await symlink(copy, latest);
    await symlink('/etc/passwd', join(copy, 'published/domains/passwd.json'));
    await restore(latest, placeOf(fresh), false);
    expect(await readdir(copy)).toEqual(['backup.json', 'drafts.sqlite', 'published']);
    expect(await domainsIn(fresh)).toEqual(['one']);
    expect(await readdir(join(fresh, 'published/domains'))).toEqual(['main.json']);
    await rename(join(copy, 'drafts.sqlite'), join(folder, 'elsewhere'));
    await symlink(join(folder, 'elsewhere'), join(copy, 'drafts.sqlite'));
    await rm(join(copy, 'backup.json'));
    await expect(restore(copy, placeOf(data), true)).rejects.toThrow('nothing was changed');
  });

  it('refuse a backup in the data folder, which would hold itself and go with what is replaced', async () => {
    const inside = join(data, 'backups/today');
    await expect(backUp(placeOf(data), inside)).rejects.toMatchObject({ code: 'invalid' });
    await backUp(placeOf(data), copy);
    await cp(copy, inside, { recursive: true });
    await expect(restore(inside, placeOf(data), true)).rejects.toMatchObject({ code: 'invalid' });
    expect(await readdir(inside)).toEqual(await readdir(copy));
  });

  it('refuse a backup that was cut off', async () => {
    const unreadable = { ...placeOf(data), dataDir: join(data, 'a\0b') };
    await expect(backUp(unreadable, copy)).rejects.toThrow('null bytes');
    await expect(restore(copy, placeOf(join(folder, 'fresh')), false)).rejects.toMatchObject({ code: 'unavailable' });
  });

  it('back up and restore a database that is elsewhere, or has another name', async () => {
    for (const databaseAddress of [join(folder, 'elsewhere.sqlite'), join(folder, 'second/site.sqlite')]) {
      const place = { dataDir: join(folder, 'second'), databaseAddress };
      await mkdir(place.dataDir, { recursive: true });
      const own = await openDatabase(databaseAddress);
      await migrateToLatest(own);
      await saveDomain(own, domainSchema.parse({ _id: 'first', name: 'First' }), {
        at: '2026-11-23T00:00:00.000Z',
        by: 'Ada',
      });
      await backUp(place, join(folder, `copy of ${basename(databaseAddress)}`));
      expect(await readdir(join(folder, `copy of ${basename(databaseAddress)}`))).toEqual([
        'backup.json',
        'drafts.sqlite',
      ]);
      await saveDomain(own, domainSchema.parse({ _id: 'later', name: 'Later' }), {
        at: '2026-11-23T00:00:00.000Z',
        by: 'Ada',
      });
      await own.destroy();
      await restore(join(folder, `copy of ${basename(databaseAddress)}`), place, true);
      const restored = await openDatabase(databaseAddress);
      expect((await listDomains(restored)).map(({ _id }) => _id)).toEqual(['first']);
      await restored.destroy();
      await rm(place.dataDir, { recursive: true });
    }
  });

  it('refuse a folder whose restore was cut off, until it is run again', async () => {
    await backUp(placeOf(data), copy);
    const settings = testSettings(folder, placeOf(data));
    const cutOff = [
      ['no file was there, and not all are copied', 'restoring', []],
      ['the database is back, and other files are not', 'restoring-replaces', ['drafts.sqlite']],
    ] as const;
    for (const [when, name, present] of cutOff) {
      await rm(data, { recursive: true });
      await mkdir(join(data, name), { recursive: true });
      for (const file of present) await copyFile(join(copy, file), join(data, file));
      await expect(openStorage(settings, 'start'), when).rejects.toThrow('npm run restore -- DIR');
      await restore(copy, placeOf(data), false);
      await (await openStorage(settings, 'start')).close();
      expect(await domainsIn(data)).toEqual(['one']);
      expect(await readdir(data)).not.toContain(name);
    }
  });

  it('refuse to restore while a service is running, or from a damaged backup', async () => {
    await backUp(placeOf(data), copy);
    const release = lockDataFolder(data);
    await expect(restore(copy, placeOf(data), true)).rejects.toThrow('Another service');
    release();
    await writeFile(join(copy, 'drafts.sqlite'), 'no database'.repeat(1e5)); // as large as it was
    const another = `${copy} is damaged, so restore another backup; nothing was changed`;
    await expect(restore(copy, placeOf(data), true)).rejects.toThrow(another);
    const noFolder = join(copy, 'drafts.sqlite');
    await expect(restore(noFolder, placeOf(data), true)).rejects.toThrow('is not a backup');
    expect(await domainsIn(data)).toEqual(['one']);
  });
});
