import { expect, it } from 'vitest';
import { listSubmissions } from '#content-store/drafts/forms/list-submissions.ts';
import { queueMail } from '#content-store/drafts/forms/mails.ts';
import { formSchema } from '#content-store/model/forms/form.ts';
import { temporaryDatabase } from '#content-store/testing/temporary.ts';
import { storeSubmission } from '../../forms/store-submission.ts';
import { eraseOverdue } from './start-retention.ts';

const AT = '2026-01-01T00:00:00.000Z';
const day = (count: number) => new Date(Date.parse(AT) + count * 86_400_000);

it('eraseOverdue() erases submissions past the retention period of their form, with their mails', async () => {
  const db = await temporaryDatabase();
  for (const retentionDays of [0, 7]) {
    const form = formSchema.parse({ identifier: `for ${retentionDays}`, recipient: 'a@x.org', retentionDays });
    const facts = {
      domainId: 'main',
      triedBy: null,
      suspicion: null,
      causedBy: '',
      hasLimits: true,
      siteUrl: '',
      at: AT,
    };
    await storeSubmission(db, { ...facts, values: {} }, form);
  }
  const kept = async () =>
    (await listSubmissions(db, { domainId: 'main', states: ['received'] }, { limit: 10 })).map(
      ({ settings }) => settings.identifier,
    );
  expect(await eraseOverdue(db, day(6))).toBe(0);
  expect((await kept()).sort()).toEqual(['for 0', 'for 7']);
  expect(await eraseOverdue(db, day(8))).toBe(1);
  expect(await kept()).toEqual(['for 0']);
  expect(await db.selectFrom('mails').select('id').execute()).toHaveLength(1);
});

it('eraseOverdue() erases mails sent a month ago, and no others', async () => {
  const db = await temporaryDatabase();
  const content = { text: '', html: '' };
  for (const subject of ['sent', 'waiting']) {
    await queueMail(db, { kind: 'account', recipients: ['a@x.org'], subject, content }, AT);
  }
  await db.updateTable('mails').set({ state: 'sent' }).where('subject', '=', 'sent').execute();
  await eraseOverdue(db, day(31));
  expect(await db.selectFrom('mails').select('subject').execute()).toEqual([{ subject: 'waiting' }]);
});
