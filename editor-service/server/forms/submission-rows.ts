import dayjs from 'dayjs';
import type { StoredSubmission } from '#content-store/model/forms/submission.ts';
import { csvLines } from './csv.ts';

/** The columns before those of the form's own fields (specification §9). */
const COLUMNS = ['Form Identifier', 'Email Subject', 'Email Recipient', 'Email ccs', 'Submitted At'];
const SUBMITTED_AT = 'h:mm a, DD/MM/YYYY';
/** Rows are written together: one at a time would cost far more. */
const ROWS_OF_A_PIECE = 250;

/**
 * Submissions as CSV lines, newest first, with a column for every field name that occurs. They are read twice, first
 * for the names, so that only a few are in memory at a time.
 */
export async function* submissionRows(read: () => AsyncIterable<StoredSubmission>): AsyncGenerator<string> {
  const names = new Set<string>();
  for await (const { form } of read()) for (const name of Object.keys(form)) names.add(name);
  yield csvLines([[...COLUMNS, ...names]]);
  let piece: string[][] = [];
  for await (const submission of read()) {
    piece.push(rowOf(submission, names));
    if (piece.length < ROWS_OF_A_PIECE) continue;
    yield csvLines(piece);
    piece = [];
  }
  yield csvLines(piece);
}

function rowOf({ settings, form, createdAt }: StoredSubmission, names: Iterable<string>): string[] {
  const { identifier, subject, recipient, ccs } = settings;
  const values = Array.from(names, (name) => (Object.hasOwn(form, name) ? (form[name] ?? '') : ''));
  const copies = ccs.map(({ email }) => email).join(', ');
  return [identifier, subject, recipient, copies, dayjs(createdAt).format(SUBMITTED_AT), ...values];
}
