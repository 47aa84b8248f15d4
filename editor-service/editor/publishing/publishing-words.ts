import type { PublishableKind } from '#content-store/model/entities/publishable.ts';
import type { Review, ReviewAnswer } from '#content-store/model/entities/review.ts';
import { isPlanned, type Schedule, type ScheduleAction } from '#content-store/model/entities/schedule.ts';
import { SITE_DOCUMENT_TITLES } from '#content-store/model/entities/site-document-titles.ts';
import type { AnswerOf } from '../../contract/calls.ts';
import { counted } from '../ui/counted.ts';

const DAY = new Intl.DateTimeFormat('en-GB', { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' });

/** A day in words: `Mon 30 Nov`. */
const dayInWords = (day: string): string => DAY.format(new Date(`${day}T00:00Z`)).replace(',', '');

/** When a schedule is due, as a clock in its time zone shows it: `Mon 30 Nov, 09:00`. */
export const dayAndTimeOf = ({ day, time }: Pick<Schedule, 'day' | 'time'>): string => `${dayInWords(day)}, ${time}`;

/** What a schedule does, and when: `Goes live Mon 30 Nov, 09:00`. */
export const nextInWords = ({ action, ...at }: Pick<Schedule, 'action' | 'day' | 'time'>): string =>
  `Goes ${action === 'publish' ? 'live' : 'offline'} ${dayAndTimeOf(at)}`;

type Step = Pick<Schedule, 'action' | 'day' | 'time' | 'state'> & { items: readonly { _id: string }[] };

/** What happens next to a page by schedule, in words; the schedules come by time. */
export function nextOf(schedules: readonly Step[], pageId: string): string | null {
  const next = schedules.find(({ state, items }) => state === 'waiting' && items.some(({ _id }) => _id === pageId));
  return next ? nextInWords(next) : null;
}

/** What became of a schedule, or how far a move is: `Failed: …`, `Moving, 300 of 1,200 pages`. */
export function stateInWords(schedule: Pick<Schedule, 'action' | 'state' | 'reason' | 'progress'>): string {
  const { action, state, reason, progress } = schedule;
  const word = !isPlanned(action) && state === 'waiting' ? UNDER_WAY[action] : STATE_NAMES[state];
  const name =
    progress && state !== 'done'
      ? `${word}, ${progressInWords(progress, action === 'undo' ? 'change' : 'page')}`
      : word;
  return reason ? `${name}: ${reason}` : name;
}

/** What goes step by step, while it does. */
export const UNDER_WAY: Record<Exclude<Schedule['action'], ScheduleAction>, string> = {
  move: 'Moving',
  undo: 'Undoing',
};

/** `300 of 1,200 pages` */
export const progressInWords = ({ done, total }: NonNullable<Schedule['progress']>, of = 'page'): string =>
  `${done.toLocaleString('en')} of ${counted(total, of)}`;

const STATE_NAMES: Record<Schedule['state'], string> = {
  waiting: 'Waits',
  done: 'Done',
  failed: 'Failed',
  cancelled: 'Cancelled',
};

/** What a kind is called when its title does not say so. */
export const KIND_NAMES: Record<PublishableKind, string> = {
  page: 'Page',
  section: 'Section',
  ...SITE_DOCUMENT_TITLES,
};

/** What people call somebody, by username. */
type NameOf = (username: string) => string;

const AND = new Intl.ListFormat('en');

/** What became of a review: `Waits for Ben and Legal`, `Approved by Anna`, `Approved, changed since`. */
export function reviewWords({ purpose, state, waitsFor, answers, endedBy }: Review, nameOf: NameOf): string {
  if (state === 'open') return purpose === 'publish' ? 'Waits to be published' : `Waits for ${AND.format(waitsFor)}`;
  if (state === 'approved') {
    const given = answers.filter(({ answer }) => answer === 'approve');
    return given.some(({ isOutdated }) => isOutdated)
      ? 'Approved, changed since'
      : `Approved by ${AND.format(given.map(({ by }) => nameOf(by)))}`;
  }
  const did = {
    changesAsked: 'asked for changes',
    withdrawn: 'withdrew it',
    published: 'published it',
    deleted: 'deleted it',
  };
  return `${nameOf(endedBy)} ${did[state]}`;
}

/** `Anna approved`, `Jo (guest) asked for changes, before the last change` */
export function answerWords({ by, isGuest, answer, isOutdated }: ReviewAnswer, nameOf: NameOf): string {
  const did = answer === 'approve' ? 'approved' : 'asked for changes';
  return `${isGuest ? `${by} (guest)` : nameOf(by)} ${did}${isOutdated ? ', before the last change' : ''}`;
}

const hasEnded = ({ state }: Review) => state === 'published' || state === 'deleted';

/** Those that are about the versions of a release; without one, about drafts. */
export function reviewsOfVersion({ ofMe, mine, others }: AnswerOf<'review/list'>, release: string | undefined) {
  const isIn = ({ items: [first] }: Review) => first?.release?._id === release;
  return { ofMe: ofMe.filter(isIn), mine: mine.filter(isIn), others: others.filter(isIn) };
}

/** The reviews of a page in a few words, for its status: what the newest says; null for none, and once it has ended. */
export function statusOfReviews({ mine, others }: AnswerOf<'review/list'>, nameOf: NameOf): string | null {
  const asked = [...mine, ...others].filter(({ purpose }) => purpose === 'review');
  const [latest] = asked.sort((one, other) => (one.createdAt < other.createdAt ? 1 : -1));
  return latest && !hasEnded(latest) ? reviewWords(latest, nameOf) : null;
}
