import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { migrateToLatest } from '#content-store/drafts/database/migrate.ts';
import { openDatabase } from '#content-store/drafts/database/open-database.ts';
import { queueMail } from '#content-store/drafts/forms/mails.ts';
import { databaseIn, databaseSettings } from '#content-store/testing/test-database.ts';
import { headerOf, startMailSink } from '../../testing/mail-sink.ts';
import { SOON } from '../../testing/test-service.ts';
import { COMPILED } from '../../testing/test-settings.ts';

/** Starts the program of `npm start` in a separate process. */
function startProgram(folder: string, smtpUrl: string) {
  return spawn(process.execPath, ['editor-service/main.mjs'], {
    env: {
      ...process.env,
      ...{ PORT: '0', SITE_PORT: '0', DEMO: '0', LOG_LEVEL: 'silent', SMTP_URL: smtpUrl, COMPILED_DIR: COMPILED },
      ...{
        DATA_DIR: join(folder, 'data'),
        ...databaseSettings(join(folder, 'data')),
        DIST_DIR: join(folder, 'dist'),
        NODE_ENV: 'test',
      },
    },
    stdio: 'ignore',
  });
}

it('a kill after the server accepted a mail sends it at most once more, with the same Message-ID', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'mail-kill-'));
  let program: ReturnType<typeof startProgram> | undefined;
  const sink = await startMailSink({
    beforeAccept: async () => {
      if (sink.received.length === 1) program?.kill('SIGKILL');
    },
  });
  try {
    await mkdir(join(folder, 'data'));
    const db = await openDatabase(databaseIn(join(folder, 'data')));
    await migrateToLatest(db);
    const content = { text: 'Thanks', html: '<p>Thanks</p>' };
    const mail = { kind: 'confirmation', recipients: ['ben@example.org'], subject: 'Thanks', content } as const;
    await queueMail(db, mail, new Date().toISOString());
    program = startProgram(folder, sink.url);
    await once(program, 'exit');
    await db.updateTable('mails').set({ claimedUntil: null }).execute(); // so is a claim two minutes after a kill
    program = startProgram(folder, sink.url);
    await expect.poll(() => sink.received, SOON).toHaveLength(2);
    const sent = () => db.selectFrom('mails').select('state').executeTakeFirst();
    await expect.poll(sent, SOON).toEqual({ state: 'sent' });
    const ids = sink.received.map((received) => headerOf(received, 'Message-ID'));
    expect(ids[0]).toMatch(/^<\w{26}@localhost>$/);
    expect(new Set(ids).size).toBe(1);
    await db.destroy();
  } finally {
    program?.kill('SIGKILL');
    await sink.close();
    await rm(folder, { recursive: true, force: true });
  }
});
