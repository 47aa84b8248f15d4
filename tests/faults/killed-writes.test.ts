import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { migrateToLatest } from '#content-store/drafts/database/migrate.ts';
import { openDatabase } from '#content-store/drafts/database/open-database.ts';
import { pageBySlug } from '#content-store/drafts/pages/find-page.ts';
import { pageAtRevision, pageHistory } from '#content-store/drafts/pages/page-history.ts';
import { insertPage } from '#content-store/drafts/pages/pages.ts';
import { createUser } from '#content-store/drafts/people/users.ts';
import { ada, pageDraft } from '#content-store/testing/documents.ts';
import { temporaryFolder } from '#content-store/testing/temporary.ts';
import { databaseIn } from '#content-store/testing/test-database.ts';
import { IS_LONG } from '../run/long-form.ts';

const here = (name: string) => fileURLToPath(new URL(name, import.meta.url));

/** Runs a program that is killed before the given statement; returns the signal that ended it. */
function runUntil(statement: number, program: string[], env: Record<string, string> = {}): string | null {
  const words = ['--import', here('./die-at-statement.ts'), ...program];
  return spawnSync(process.execPath, words, { env: { ...process.env, ...env, DIE_AT: String(statement) } }).signal;
}

describe('a process killed in the middle of a write', () => {
  // Statements in the first, second, ... save: before, between and after the tables that one save writes.
  it.each(IS_LONG ? [9, 14, 17, 21, 26] : [9, 17, 26])(
    'leaves a page whole, in its old or its new version (statement %i)',
    async (at) => {
      const file = join(await temporaryFolder(), 'drafts.sqlite');
      const db = await openDatabase(file);
      await migrateToLatest(db);
      const { _id } = await insertPage(db, pageDraft({ slug: '', title: 'first', tags: ['Version:first'] }), ada);
      await db.destroy();
      expect(runUntil(at, [here('./save-alternately.ts'), file])).toBe('SIGKILL');

      const after = await openDatabase(file);
      const page = await pageBySlug(after, { domainId: 'main', slug: '' });
      expect(page?.title).toMatch(/^(?:first|one|two)$/);
      expect(page?.tags).toEqual([`Version:${page?.title}`]);
      const tags = await after.selectFrom('pageTags').where('pageId', '=', _id).select('tag').execute();
      expect(tags).toEqual([{ tag: `Version:${page?.title}` }]);
      const [last] = await pageHistory(after, _id);
      expect(await pageAtRevision(after, _id, last?.revision ?? 0)).toEqual(page);
      await after.destroy();
    },
  );

  it.each(IS_LONG ? [3, 15, 40, 50, 60] : [3, 60])(
    'leaves tables that the next migration completes (statement %i)',
    async (at) => {
      const folder = await temporaryFolder();
      const program = [here('../../editor-service/cli/user-create.ts'), '--username=bob', '--email=bob@example.org'];
      expect(runUntil(at, program, { DATA_DIR: folder, DIST_DIR: join(folder, 'dist') })).toBe('SIGKILL');

      const db = await openDatabase(databaseIn(folder));
      await migrateToLatest(db);
      expect(await migrateToLatest(db)).toEqual([]);
      const person = { username: 'ada', email: 'ada@example.org', roles: ['admin'], passwordHash: null };
      expect((await createUser(db, person, ada.at)).roles).toEqual(['admin']);
      await db.destroy();
    },
  );
});
