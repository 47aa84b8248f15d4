import { execFile } from 'node:child_process';
import { chmod, cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { temporaryFolder } from '#content-store/testing/temporary.ts';

it('backup.sh dumps a PostgreSQL database that only .env names', async () => {
  const folder = await temporaryFolder();
  const [bin, backups, settings] = [join(folder, 'bin'), join(folder, 'backups'), join(folder, '.env')];
  const address = 'postgres://editor:secret@127.0.0.1:1/drafts';
  await mkdir(bin);
  await mkdir(backups);
  await writeFile(settings, `DATABASE_URL=${address}\n`);
  await writeFile(join(bin, 'pg_dump'), `#!/bin/sh\necho "$@" > ${folder}/asked\nexit 1\n`);
  await chmod(join(bin, 'pg_dump'), 0o755);
  const { DATABASE_URL: _, ...inherited } = process.env;
  const env = { ...inherited, PATH: `${bin}:${process.env.PATH}`, ENV_FILE: settings, DATA_DIR: join(folder, 'data') };
  await expect(promisify(execFile)('sh', ['build/operate/backup.sh', backups, '3'], { env })).rejects.toThrow();
  expect(await readFile(join(folder, 'asked'), 'utf8')).toContain(address);
});

it('backup.sh keeps the good backups when the data folder is gone, or is that of another site', async () => {
  const folder = await temporaryFolder();
  const [data, backups] = [join(folder, 'data'), join(folder, 'backups')];
  await mkdir(backups);
  await cp('tests/upgrades/data-2026-11', data, { recursive: true });
  const run = (DATA_DIR = data) => {
    const { DATABASE_URL: _, ...inherited } = process.env;
    const env = { ...inherited, ENV_FILE: '', DATA_DIR, DIST_DIR: join(folder, 'dist') };
    return promisify(execFile)('sh', ['build/operate/backup.sh', backups, '1'], { env });
  };
  expect((await run()).stdout).toMatch(/the site [0-9a-f]{20}; pages: \d\d, pictures and files: 3 of 3/);
  const [good = ''] = await readdir(backups);
  await expect(run(join(folder, 'not mounted'))).rejects.toThrow('There is no site in the database');
  expect(await readdir(folder)).not.toContain('not mounted');

  // The good one says that it has more.
  const said = join(backups, good, 'files/backup.json');
  const held = JSON.parse(await readFile(said, 'utf8'));
  await writeFile(said, JSON.stringify({ ...held, pages: held.pages * 3 }));
  await expect(run()).rejects.toThrow('not counted as a backup');
  await writeFile(said, JSON.stringify({ ...held, site: 'f'.repeat(20) }));
  await expect(run()).rejects.toThrow('not counted as a backup');
  expect((await readdir(backups)).sort()).toEqual([good, 'unfinished']);

  await rm(said);
  await run();
  expect(await readdir(backups)).toHaveLength(1);
});
