import type { Notification, NotificationKind } from './notification.ts';
import { sectionAddress } from './section.ts';

const DID: Record<Exclude<NotificationKind, 'scheduleFailed'>, (what: string) => string> = {
  mention: (what) => `mentioned you on ${what}`,
  comment: (what) => `commented on ${what}`,
  reply: (what) => `replied to your comment on ${what}`,
  reviewAsked: (what) => `asked you to review ${what}`,
  reviewAnswered: (what) => `reviewed ${what}`,
  reviewWithdrawn: (what) => `no longer needs your review of ${what}`,
  publishAsked: (what) => `asked you to publish ${what}`,
  sentBack: (what) => `sent ${what} back to you`,
  published: (what) => `published ${what}`,
  deleted: (what) => `deleted ${what}`,
  undone: (what) => `undid your publish of ${what}`,
};

/** What happened, in a sentence without its full stop; `who`: what people call the person who did it. */
export function notificationSentence({ kind, about, by }: Notification, who: string): string {
  const { title, others = 0 } = about;
  if (kind === 'scheduleFailed') return `Not done as planned: ${title}`;
  const what = others > 0 ? `“${title}” and ${others.toLocaleString('en')} more` : `“${title}”`;
  return by === '' ? `${what} went live as planned` : `${who} ${DID[kind](what)}`;
}

/** Where the editor opens what it is about, without the leading slash; what is on every page, on the home page. */
export function notificationAddress({ about: { kind, _id, slug, release, thread } }: Notification): string {
  const page = kind === 'section' ? sectionAddress(_id) : (slug ?? '');
  return `${page}${release ? `?release=${release}` : ''}${thread ? `#comment-${thread}` : ''}`;
}
