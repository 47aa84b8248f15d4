import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { seedIfEmpty } from '#editor-service/server/operations/seed/seed-if-empty.ts';
import { readSettings } from '#editor-service/server/runtime/settings.ts';
import { openSiteStore } from '#editor-service/server/storage/site-store.ts';
import { openStorage } from '#editor-service/server/storage/storage.ts';
import { IS_LONG } from '../run/long-form.ts';
import { environment } from '../running-product.ts';
import { documents, snippetsOf } from './documents.ts';
import { kindOf, runSnippets } from './run-snippets.ts';

const withSnippets = documents()
  .map((document) => ({ path: document.path, snippets: snippetsOf(document) }))
  .filter(({ snippets }) => snippets.length > 0);
const withCommands = withSnippets.filter(({ snippets }) => snippets.some((snippet) => kindOf(snippet) === 'command'));
/** Its imports take longest; in each run: `site-folder.test.ts` and the units of `server/move-in`. */
const SLOW = 'site/docs/pages/adopters/moving-in.md';
const run = withCommands.filter(({ path }) => IS_LONG || path !== SLOW);

/** A site to back up: the smallest. */
async function beginSite(variables: Record<string, string>): Promise<void> {
  const settings = readSettings(variables);
  const { db, close } = await openStorage(settings, 'start');
  await seedIfEmpty(db, { ...settings, withDemo: false }, openSiteStore(settings).originals);
  await close();
}

describe('the commands of the documents', () => {
  test.concurrent.each(run.map(({ path, snippets }) => [path, snippets] as const))('%s', async (_, snippets) => {
    const folder = await mkdtemp(join(tmpdir(), 'document-'));
    if (snippets.some(({ code }) => code.includes('npm run backup'))) await beginSite(environment(folder));
    await runSnippets(snippets, { folder, env: environment(folder) }, ['command', 'file']);
    await rm(folder, { recursive: true });
  });

  test('are run in at least three documents', () => {
    expect(withCommands.length).toBeGreaterThanOrEqual(3);
  });
});

test('kindOf() wants a reason for what is not run', () => {
  const snippet = { at: 'a.md:1', language: 'sh', code: 'npm start' };
  expect(kindOf({ ...snippet, mark: 'not-run: it goes on until you end it' })).toBe('read only');
  expect(() => kindOf({ ...snippet, mark: 'not-run: no' })).toThrow('a.md:1: why is it not run?');
  expect(() => kindOf({ ...snippet, mark: 'not-run: `npm start` does not end' })).toThrow('a backtick');
  expect(() => kindOf({ ...snippet, language: 'ts', mark: 'slow' })).toThrow('not known');
});

test('every JSON in the documents can be read', () => {
  const texts = withSnippets.flatMap(({ snippets }) => snippets.filter(({ language }) => language === 'json'));
  expect(texts.length).toBeGreaterThan(0);
  for (const { at, code } of texts) expect(() => JSON.parse(code), at).not.toThrow();
});
