import { pageById } from '#content-store/drafts/pages/find-page.ts';
import type { ClockedSite } from './set-steps.ts';

/** What must hold of the pages and schedules at any time. */
export async function inconsistencies({ site: { db }, clock }: ClockedSite): Promise<string[]> {
  const found: string[] = [];
  const now = new Date(clock.at).toISOString();
  for (const { id, at, state } of await db.selectFrom('schedules').selectAll().execute()) {
    if (state === 'waiting' && at <= now) found.push(`schedule ${id} is overdue`);
  }
  for (const { id, isPublished, decided, content } of await db
    .selectFrom('draftStates')
    .where('part', '=', 'pages')
    .selectAll()
    .execute()) {
    const [draft, live] = [await pageById(db, { _id: id }), await pageById(db, { _id: id }, 'published')];
    if (draft?.published !== Boolean(live)) found.push(`${id} says it is ${draft?.published ? '' : 'not '}published`);
    if ((isPublished === 1) !== Boolean(live)) found.push(`the state of ${id} does not agree with its copy`);
    const isEqual = JSON.stringify(live?.header) === JSON.stringify(draft?.header) && live?.slug === draft?.slug;
    if (live && decided === content && !isEqual) found.push(`${id} does not wait, but differs`);
  }
  return found;
}
