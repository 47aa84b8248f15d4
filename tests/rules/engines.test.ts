import { expect, it } from 'vitest';
import { importsOf, sourceFiles } from './source-files.ts';

/** The only places that know a database engine: the lock is SQLite's, on an empty file. */
const KNOWING = /^content-store\/(?:drafts\/database|lock|testing)\//;
const NOT_THE_PRODUCT = /^tests\/|\.test\.tsx?$|\/testing\//;

/** What one engine says and the other does not. */
const OWN_WORDS =
  /\b(?:json_extract|json_text|instr|strpos|snippet|fts5|tsvector|to_tsquery|ilike|pragma|sqlite_master|pg_\w+|rowid\s*=|SQLITE_[A-Z]+)\b|::(?:json|text|int)/;

const product = sourceFiles().filter(({ path }) => !KNOWING.test(path) && !NOT_THE_PRODUCT.test(path));

it('only the database folder opens an engine', () => {
  const openers = product.filter((file) =>
    importsOf(file).some(({ specifier }) => /^(?:better-sqlite3|pg)$/.test(specifier)),
  );
  expect(openers.map(({ path }) => path)).toEqual([]);
});

it('only the database folder says what one engine says and the other does not', () => {
  const queries = /sql(?:<[^`]*>)?`([^`]*)`/g;
  const knowing = product.filter(({ text }) =>
    [...text.matchAll(queries)].some(([, query = '']) => OWN_WORDS.test(query)),
  );
  expect(knowing.map(({ path }) => path)).toEqual([]);
});
