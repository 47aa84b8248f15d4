import type { Db } from '#content-store/drafts/database/open-database.ts';
import type { Stamp } from '#content-store/drafts/database/stamp.ts';
import { notify } from '#content-store/drafts/notifications/notifications.ts';
import { threadsOf } from '#content-store/drafts/review/comments.ts';
import type { Collection, Page } from '#content-store/model/entities/page.ts';
import { pageTitle } from '#content-store/model/entities/page-title.ts';
import { toldOf } from './told-of.ts';

interface Commented {
  page: Page;
  collection: Collection;
  release?: string | undefined;
  /** Who asked the guest that commented. */
  asker?: string;
}

/** Tells people of a new comment: those it mentions, those in its thread, and the asker of a guest. A guest mentions nobody. */
export async function tellOfComment(
  db: Db,
  { page, collection, release, asker }: Commented,
  { comment, text }: { comment: string; text: string },
  stamp: Stamp,
): Promise<void> {
  const { _id, slug, domainId } = page;
  const threads = await threadsOf(db, { _id, collection });
  const thread = threads.find(({ comments }) => comments.some((one) => one._id === comment));
  const { mention, reply } = await toldOf(db, page, { text: asker ? '' : text, by: stamp.by, thread });
  const to = { mention, reply, comment: asker && !reply.includes(asker) ? [asker] : [] };
  const block = thread?.anchor.block;
  const place = { ...(block && { block }), ...(thread && { thread: thread._id }), ...(release && { release }) };
  const named =
    collection === 'sections' ? ({ kind: 'section', slug: null } as const) : ({ kind: 'page', slug } as const);
  const about = { ...named, _id, title: pageTitle(page), ...place };
  for (const kind of ['mention', 'reply', 'comment'] as const)
    await notify(db, { to: to[kind], domainId, kind, about, text }, stamp);
}
