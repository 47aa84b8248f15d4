import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { migrateToLatest } from '#content-store/drafts/database/migrate.ts';
import { openDatabase } from '#content-store/drafts/database/open-database.ts';
import { listMails } from '#content-store/drafts/forms/mail-list.ts';
import { insertSubmission, submissionById } from '#content-store/drafts/forms/submissions.ts';
import { insertPage } from '#content-store/drafts/pages/pages.ts';
import { ada, pageDraft } from '#content-store/testing/documents.ts';
import { publishPage } from '#content-store/testing/publish-page.ts';
import { temporaryFolder } from '#content-store/testing/temporary.ts';
import { databaseIn } from '#content-store/testing/test-database.ts';
import { FILLED_IN, formBlock } from '#editor-service/server/testing/sample-form.ts';
import { numberOf } from '../run/long-form.ts';
import { runProgram } from '../run-program.ts';

const PROGRAM = fileURLToPath(new URL('./assign-one.ts', import.meta.url));
/** The short form begins to kill when the submission is changed and a mail is written. */
const FIRST = numberOf({ short: 7, long: 1 });

it('a submission whose assigning was killed is still to be assigned, and is mailed once when that is repeated', async () => {
  const file = databaseIn(await temporaryFolder());
  const db = await openDatabase(file);
  await migrateToLatest(db);
  const form = formBlock({ successEmailText: '<p>Thank you</p>', submitterEmailField: 'email' });
  const { _id: pageId } = await insertPage(db, pageDraft({ slug: 'ask', contents: [form] }), ada);
  await publishPage(db, { _id: pageId }, ada);
  const candidates = [{ pageId, blockKey: form.key }];
  const settings = { identifier: 'contact', recipient: '', subject: '', ccs: [] };
  const submission = { settings, form: FILLED_IN, createdAt: ada.at, candidates };
  const facts = { domainId: 'main', state: 'received', suspicion: null, eraseAt: null } as const;
  const _id = await insertSubmission(db, { ...facts, submission });

  const stored = async () => ({
    recipient: (await submissionById(db, { _id, domainId: 'main' }))?.settings.recipient,
    mails: (await listMails(db, { domainId: 'main', limit: 10, offset: 0 })).mails.map(({ kind }) => kind).sort(),
  });
  const assign = (statement: number) =>
    runProgram([PROGRAM, file, _id, pageId, form.key, String(statement)]).then(
      () => null,
      ({ signal }: { signal: string | null }) => signal,
    );
  let statement = FIRST;
  for (; (await assign(statement)) === 'SIGKILL'; statement++)
    expect(await stored()).toEqual({ recipient: '', mails: [] });
  expect(statement).toBeGreaterThan(7); // the change, two mails, the commit
  const assigned = { recipient: 'office@example.org', mails: ['confirmation', 'enquiry'] };
  expect(await stored()).toEqual(assigned);
  await expect(runProgram([PROGRAM, file, _id, pageId, form.key])).rejects.toThrow(
    'There is no unassigned submission with this id',
  );
  expect(await stored()).toEqual(assigned);
  await db.destroy();
});
