import type { Db } from '#content-store/drafts/database/open-database.ts';
import type { Stamp } from '#content-store/drafts/database/stamp.ts';
import { queueMail } from '#content-store/drafts/forms/mails.ts';
import { notify } from '#content-store/drafts/notifications/notifications.ts';
import { recordAudit } from '#content-store/drafts/people/audit.ts';
import type { StoredAnswer, StoredReview } from '#content-store/drafts/publishing/reviews.ts';
import { guestAuthor } from '#content-store/model/entities/comment.ts';
import type { NotificationKind } from '#content-store/model/entities/notification.ts';
import type { AuditAction } from '#content-store/model/people/audit-entry.ts';
import { languageAt } from '#content-store/model/values/site-language.ts';
import { siteLanguages } from '#site/fields/site-languages.ts';
import { type SpokenWords, wordsIn } from '../../runtime/words.ts';
import type { AppliedItem } from '../sets/apply-set.ts';
import { hasBlocks, type PlannedPage, type PlannedSection } from '../sets/set-plan.ts';

/** Tells people of a review. */
export async function tellOf(
  db: Db,
  review: StoredReview,
  told: { to: readonly string[]; kind: NotificationKind; text?: string },
  stamp: Stamp,
): Promise<void> {
  const about = aboutFirst(review.items);
  if (about) await notify(db, { ...told, domainId: review.domainId, about }, stamp);
}

function aboutFirst([first, ...others]: readonly Pick<
  StoredReview['items'][number],
  'kind' | '_id' | 'title' | 'slug' | 'release'
>[]) {
  if (!first) return null;
  const { kind, _id, title, slug, release } = first;
  return { kind, _id, title, slug, release: release?._id, others: others.length };
}

/** Tells the person who asked what was answered. */
export function tellAnswer(db: Db, review: StoredReview, { answer, text, by, isGuest }: StoredAnswer, at: string) {
  const isSentBack = answer === 'askForChanges' && review.purpose === 'publish';
  const words = [answer === 'approve' ? 'Approved' : 'Changes, please', text].filter(Boolean).join(': ');
  const kind = isSentBack ? 'sentBack' : 'reviewAnswered';
  return tellOf(
    db,
    review,
    { to: [review.askedBy], kind, text: isSentBack ? text : words },
    { at, by: isGuest ? guestAuthor(by) : by },
  );
}

/** What guests read is in the language of the first page that they are asked about. */
export function wordsOfReview({ items: [first], domainId }: Pick<StoredReview, 'items' | 'domainId'>): SpokenWords {
  return wordsIn(languageAt(siteLanguages, domainId, first?.slug ?? '').tag);
}

/** `About us`, `About us and 2 more` */
export function reviewTitle(review: Pick<StoredReview, 'items' | 'domainId'>): string {
  const [first, ...others] = review.items;
  const title = first?.title ?? '';
  return others.length === 0
    ? title
    : wordsOfReview(review).t('{title} and {count} more', { title, count: others.length });
}

interface GuestMail {
  email: string;
  subject: string;
  heading: string;
  lines: readonly { label: string; value: string }[];
  at: string;
}

/** Queues a mail to a guest. */
export function mailGuest(db: Db, { domainId }: StoredReview, { email, at, subject, heading, lines }: GuestMail) {
  const mail = { kind: 'review' as const, recipients: [email], subject, domainId };
  return queueMail(db, { ...mail, content: { heading, lines } }, at);
}

interface Origin {
  address: string;
  token?: string | undefined;
}

/** Writes a line of the audit trail, under the name of the first thing that the review is about. */
export function auditReview(
  db: Db,
  { items: [first] }: StoredReview,
  action: AuditAction,
  { at, by: actor }: Stamp,
  { address, token = '' }: Origin,
): Promise<void> {
  const id = first?._id ?? '';
  const subject = first?.kind === 'page' ? `/${first.slug ?? ''} (${id})` : id;
  return recordAudit(db, { at, actor, action, subject, address, token });
}

/** Tells people, once for a set, that pages went live whose drafts they wrote; not of moves, undos, and what they had asked for. */
export async function tellAuthors(
  db: Db,
  domainId: string,
  applied: readonly Pick<AppliedItem, 'item' | 'result'>[],
  stamp: Stamp,
  answered: readonly StoredReview[],
): Promise<void> {
  const pages = applied.flatMap(({ item, result }) => (result === 'published' && isDraftOf(item) ? item : []));
  const wasAsked = ({ _id, stored }: PlannedPage | PlannedSection) =>
    answered.some(({ items, askedBy }) => askedBy === stored.updatedBy && items.some((one) => one._id === _id));
  const byAuthor = Map.groupBy(
    pages.filter((page) => !wasAsked(page)),
    ({ stored }) => stored.updatedBy,
  );
  for (const [author, written] of byAuthor) {
    const about = aboutFirst(written);
    if (about) await notify(db, { to: [author], domainId, kind: 'published', about }, stamp);
  }
}

const isDraftOf = (item: AppliedItem['item']): item is PlannedPage | PlannedSection =>
  hasBlocks(item) && item.collection !== 'listings' && !item.isRestored && !item.isUnstored;
