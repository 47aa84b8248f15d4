import { execFile } from 'node:child_process';
import { chmod, mkdir, readFile, writeFile } from 'node:fs/promises';
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
