import { beforeEach, expect, it, vi } from 'vitest';
import type { Db } from '#content-store/drafts/database/open-database.ts';
import { pageDraft } from '#content-store/testing/documents.ts';
import { rehearse } from './rehearse.ts';
import { type Cast, cast } from './testing/cast.ts';

const renderSet = vi.fn(async () => new Map());
const rebuild = vi.fn(async (_domainId: string, _pageId: string) => {});

let site: Cast;
beforeEach(async () => {
  vi.clearAllMocks();
  site = await cast();
  await site.db.deleteFrom('outbox').execute(); // all of it is live
});

/** The rows of every table. */
async function everything(db: Db): Promise<Record<string, unknown[]>> {
  const tables = await db.introspection.getTables();
  const rows = tables.map(async ({ name }) => [
    name,
    await db
      .selectFrom(name as 'pages')
      .selectAll()
      .execute(),
  ]);
  return Object.fromEntries(await Promise.all(rows)) as Record<string, unknown[]>;
}

it('rehearse() publishes pages up to the commit, and leaves no trace', async () => {
  const before = await everything(site.db);
  await rehearse({ db: site.db, renderSet, rebuild });
  expect(renderSet).toHaveBeenCalledTimes(2);
  expect(rebuild.mock.calls.map(([, pageId]) => pageId).sort()).toEqual(['draft', 'live']);
  expect(await everything(site.db)).toEqual(before);
});

it('rehearse() makes way for an editor who publishes', async () => {
  rebuild.mockImplementationOnce(async () => {
    await site.call('page/publishPage', { page: { ...pageDraft({ slug: 'live' }), _id: 'live' } });
  });
  await rehearse({ db: site.db, renderSet, rebuild });
  expect(rebuild).toHaveBeenCalledTimes(1);
});
