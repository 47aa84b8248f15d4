import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { decisionRecords, decisionsPage, readRecord } from './decisions-page.ts';

const RECORD = `# A title

Accepted 2026-11-21.

**Context.** Why.

**Decision.** What.

**Alternatives that lost.**

- Another: no.

**Consequences.** So.
`;

test('the decision records are numbered in order, and name the record that supersedes them', () => {
  const records = decisionRecords();
  expect(records.length).toBeGreaterThan(20);
  const later = records.flatMap(({ file, state }) =>
    Array.from(state.matchAll(/\((.+?)\)/g), ([, to = '']) => ({ file, to })),
  );
  expect(later.filter(({ file, to }) => to <= file || !existsSync(`site/docs/decisions/${to}`))).toEqual([]);
});

test('readRecord() wants all parts of a record', () => {
  expect(readRecord('0001-a.md', RECORD)).toMatchObject({ title: 'A title', state: 'Accepted 2026-11-21.' });
  const superseded = RECORD.replace('Accepted', 'Superseded by [Another](0002-another.md),');
  expect(readRecord('0001-a.md', superseded).state).toContain('0002-another.md');
  expect(() => readRecord('0001-a.md', RECORD.replace('- Another: no.\n', ''))).toThrow('0001-a.md');
});

test('decisionsPage() leads from one record to another', () => {
  expect(decisionsPage()).toContain('](#every-question-of-a-page-is-recorded-with-its-answer)');
});
