import type { Review, ReviewAnswer } from '#content-store/model/entities/review.ts';
import type { AnswerOf } from '../../../contract/calls.ts';

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

/** The reviews of a page in a few words, for its status: that of the newest that still says something; null for none. */
export function statusOfReviews({ ofMe, mine, others }: AnswerOf<'review/list'>, nameOf: NameOf): string | null {
  if (ofMe.some(({ purpose }) => purpose === 'review')) return 'Waits for you';
  const isTold = ({ state, purpose }: Review) => purpose === 'review' && state !== 'published' && state !== 'deleted';
  const [latest] = [...mine, ...others].filter(isTold).sort((one, other) => (one.createdAt < other.createdAt ? 1 : -1));
  return latest ? reviewWords(latest, nameOf) : null;
}
