import { format } from 'date-fns/format';
import type { StoredSubmission } from '#content-store/model/forms/submission.ts';
import { csvFile } from './csv.ts';

/** The columns before those of the form's own fields. */
const COLUMNS = ['Form Identifier', 'Email Subject', 'Email Recipient', 'Email ccs', 'Submitted At'];
const SUBMITTED_AT = 'h:mm aaa, dd/MM/yyyy';

/** Submissions as a CSV file, newest first, with a column for every field name that occurs. */
export function submissionRows(read: () => AsyncIterable<StoredSubmission>): AsyncGenerator<string> {
  return csvFile(COLUMNS, async function* () {
    for await (const { settings, form, createdAt, candidates } of read()) {
      const { identifier, subject, recipient, ccs } = settings;
      const copies = ccs.map(({ email }) => email).join(', ');
      const sentTo = candidates ? 'Unassigned' : recipient;
      const cells = [identifier, subject, sentTo, copies, format(createdAt, SUBMITTED_AT)];
      yield { cells, values: form };
    }
  });
}
