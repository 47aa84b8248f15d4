import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { setTimeout as rest } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import { listMails } from '#content-store/drafts/forms/mail-list.ts';
import { queueMail } from '#content-store/drafts/forms/mails.ts';
import { foldersOf } from '../storage/storage.ts';
import { testGround } from '../testing/test-subject.ts';
import { openForms } from './forms.ts';

it('openForms() sends no mail before its start, and none after its stop', async () => {
  const { ground, discard } = await testGround();
  onTestFinished(discard);
  const { db } = ground;
  const content = { text: 'Thanks', html: '<p>Thanks</p>', replyTo: 'office@example.org' };
  const mail = { kind: 'confirmation' as const, recipients: ['ben@example.org'], subject: 'Thanks', domainId: 'main' };
  const queue = () => queueMail(db, { ...mail, content }, new Date().toISOString());
  const states = async () =>
    (await listMails(db, { domainId: 'main', limit: 9, offset: 0 })).mails.map(({ state }) => state);
  const folder = foldersOf(ground.settings).mail;
  await queue();
  const forms = openForms(ground, { runHook: () => {} });
  forms.wakeMails();
  await rest(300); // a mail becomes a file in a few milliseconds
  expect(existsSync(folder)).toBe(false);
  forms.start();
  await expect.poll(states, { timeout: 40_000 }).toEqual(['sent']);
  await forms.stop();
  await queue();
  forms.wakeMails();
  await rest(300);
  expect(await readdir(folder)).toHaveLength(1);
});
