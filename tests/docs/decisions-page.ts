import { globSync, readFileSync } from 'node:fs';
import { headingId } from '#site/content/page-names.ts';

const FOLDER = 'site/docs/decisions';
const FORM =
  /^# (?<title>.+)\n\n(?<state>(?:Accepted|Superseded by \[.+\]\(\d{4}-[\w-]+\.md\),) \d{4}-\d{2}-\d{2}\.)\n\n(?<text>\*\*Context\.\*\* .+\n\n\*\*Decision\.\*\* .+\n\n\*\*Alternatives that lost\.\*\*\n\n(?:- .+\n)+\n\*\*Consequences\.\*\* .+\n)$/;

/** A decision record: `0003-questions.md`. */
export interface DecisionRecord {
  file: string;
  title: string;
  state: string;
  /** Its text below title and state. */
  text: string;
}

/** The decision records in the order of their numbers. Throws for one that is numbered or written in another form. */
export function decisionRecords(): DecisionRecord[] {
  return globSync('[0-9]*.md', { cwd: FOLDER })
    .sort()
    .map((file, index) => {
      if (Number.parseInt(file, 10) !== index + 1)
        throw new Error(`${FOLDER}/${file}: the next number is ${index + 1}`);
      return readRecord(file, readFileSync(`${FOLDER}/${file}`, 'utf8'));
    });
}

/** Reads a record. Throws for one that is written in another form. */
export function readRecord(file: string, source: string): DecisionRecord {
  const { title = '', state = '', text = '' } = FORM.exec(source)?.groups ?? {};
  if (!title)
    throw new Error(`${FOLDER}/${file}: title, state, context, decision, alternatives and consequences are wanted`);
  return { file, title, state, text };
}

/** Every decision on one page of the documentation. */
export function decisionsPage(): string {
  const records = decisionRecords();
  const placeOf = (file: string) => `#${headingId(records.find((one) => one.file === file)?.title ?? file)}`;
  const parts = records.map(({ title, state, text }) => `## ${title}\n\n_${state}_\n\n${text}`);
  return `${INTRODUCTION}\n\n${parts.join('\n')}`.replace(/\((\d{4}-[\w-]+\.md)\)/g, (_, file) => `(${placeOf(file)})`);
}

const INTRODUCTION =
  'Why the product is built as it is: what was decided, what lost, and what follows. A record is superseded by a later one, never rewritten.';
