import { randomInt } from 'node:crypto';
import type { Db } from '#content-store/drafts/database/open-database.ts';
import type { Stamp } from '#content-store/drafts/database/stamp.ts';
import { transact } from '#content-store/drafts/database/transact.ts';
import { pageById } from '#content-store/drafts/pages/find-page.ts';
import { accountByLogin, nameOfPerson } from '#content-store/drafts/people/find-user.ts';
import { keysOf } from '#content-store/drafts/publishing/approvals.ts';
import {
  reviewById,
  reviewsIn,
  type StoredReview,
  type StoredReviewer,
  updateReview,
} from '#content-store/drafts/publishing/reviews.ts';
import type { Page } from '#content-store/model/entities/page.ts';
import { hasRevisions } from '#content-store/model/entities/publishable.ts';
import type { ReviewAnswer } from '#content-store/model/entities/review.ts';
import { AppError } from '#content-store/model/error.ts';
import type { GuessLimits } from '../../people/guess-limit.ts';
import { addGuestComment, type GuestComment } from '../../review/guest-comments.ts';
import { createFloodLimit } from '../../runtime/flood-limit.ts';
import type { Ground } from '../../runtime/ground.ts';
import { createLinkTokens, createSigner } from '../../runtime/signer.ts';
import { collectionOfKind } from '../sets/set-plan.ts';
import { storeAnswer } from './answer-review.ts';
import { statesOf } from './asked-of.ts';
import { type Guest, requireScene } from './guest-scene.ts';
import { nameOfUser } from './reviewers.ts';
import { auditReview, mailGuest, reviewTitle, wordsOfReview } from './tell-reviewers.ts';

type GivenAnswer = Pick<ReviewAnswer, 'answer' | 'text'>;
/** What a guest sends: the answer, or a comment on one of the things. */
export type Given = GivenAnswer | (GuestComment & { answer: 'comment' });

/** Who sends it: whoever has the code from the mail, or the seal of a browser in which it was typed before. */
interface Proof {
  code: string;
  seal: string;
  /** Of the network. */
  address: string;
}

const DAY_MS = 24 * 60 * 60 * 1000;
const LINK_DAYS = 14;
const CODE_MS = 10 * 60 * 1000;
const MAX_TRIES = 5;

/** When the links of a review end: after the day by which it is hoped for, else after two weeks. */
export const linksEndAt = ({ due, createdAt }: Pick<StoredReview, 'due' | 'createdAt'>): string =>
  new Date(due === null ? Date.parse(createdAt) + LINK_DAYS * DAY_MS : Date.parse(due) + DAY_MS).toISOString();

interface Needs extends Pick<Ground, 'db' | 'now' | 'secret' | 'publicEditorUrl'> {
  wakeMails: () => void;
  guessLimits: GuessLimits;
  hasRateLimits: boolean;
}

export type Guests = ReturnType<typeof createGuests>;

/**
 * Links for people without an account: signed, so that the database alone opens none. To answer takes a code that is mailed
 * to the person who was asked, so that nobody else's press counts.
 */
export function createGuests({ db, now, secret, publicEditorUrl, wakeMails, guessLimits, hasRateLimits }: Needs) {
  const tokens = createLinkTokens(secret, 'review links');
  const codes = createSigner(secret, 'review codes');
  const seals = createSigner(secret, 'review browsers');
  const limit = createFloodLimit(db, { isOn: hasRateLimits, name: 'review code', times: 5, seconds: 3600 });
  const limitComments = createFloodLimit(db, { isOn: hasRateLimits, name: 'guest comment', times: 20, seconds: 600 });

  /** The guest that a token names; undefined when it is forged, or the review was withdrawn, has expired or is not for everybody now. */
  const guestOf = async (token: string, handle: Db = db): Promise<Guest | undefined> => {
    const [, id = '', at = ''] = /^(.+)_(\d+)$/.exec(tokens.idOf(token) ?? '') ?? [];
    const review = id === '' ? undefined : await reviewById(handle, id);
    const reviewer = review?.reviewers[Number(at)];
    if (!review || reviewer?.kind !== 'guest' || review.state === 'withdrawn') return undefined;
    if (linksEndAt(review) <= now().toISOString()) return undefined;
    const asker = await accountByLogin(handle, review.askedBy);
    if (!asker || asker.user.disabled || !(await isForEverybody(handle, review))) return undefined;
    return { review, reviewer, place: Number(at), asker: nameOfUser(asker.user) };
  };

  const linkOf = ({ _id }: StoredReview, place: number) =>
    `${publicEditorUrl}/_review/${tokens.tokenOf(`${_id}_${place}`)}`;

  /** Mails each guest of a new review their link. */
  const inviteGuests = async (transaction: Db, review: StoredReview, asker: string): Promise<void> => {
    const name = await nameOfPerson(transaction, asker);
    const { text, due, createdAt: at } = review;
    for (const [place, { kind, id: email }] of review.reviewers.entries()) {
      if (kind !== 'guest') continue;
      const title = reviewTitle(review);
      const { t, day } = wordsOfReview(review);
      const lines = [
        ...(text ? [{ label: t('Message'), value: text }] : []),
        ...(due ? [{ label: t('By', { context: 'day' }), value: day(due) }] : []),
        { label: t('Look at it and answer'), value: '', link: linkOf(review, place) },
        { label: t('This link is for you'), value: t('It works until {day}.', { day: day(linksEndAt(review)) }) },
      ];
      const heading = t('{name} asks you to review “{title}”.', { name, title });
      const words = { subject: t('Please review: {title}', { title }), heading, lines };
      await mailGuest(transaction, review, { email, at, ...words });
    }
  };

  const signed = (guest: Guest, code: string) => codes.sign(`${idOf(guest)} ${code}`);

  /** True for a browser in which the code was typed. */
  const isSealed = (guest: Guest, seal: string): boolean => seals.isSigned(idOf(guest), seal);

  /** Mails a new code, which replaces the one before. Throws AppError `conflict` when the review has ended, `too-many`. */
  const sendCode = async (token: string): Promise<void> => {
    const known = requireGuest(await guestOf(token));
    await limit(idOf(known));
    await transact(db, async (transaction) => {
      const guest = requireGuest(await guestOf(token, transaction));
      const code = String(randomInt(1_000_000)).padStart(6, '0');
      const until = new Date(now().getTime() + CODE_MS).toISOString();
      await updateReview(transaction, withCode(guest, { hash: signed(guest, code), until, tries: 0 }));
      const { t } = wordsOfReview(guest.review);
      const title = reviewTitle(guest.review);
      const subject = t('Your code to answer “{title}”', { title });
      const heading = t('{code} is your code to answer “{title}”.', { code, title }); // not in the subject, which lists show
      const value = t('10 minutes. If you did not want to answer, ignore this mail.');
      const lines = [{ label: t('It works for'), value }];
      const mail = { email: guest.reviewer.id, subject, heading, lines, at: now().toISOString() };
      await mailGuest(transaction, guest.review, mail);
    });
    wakeMails();
  };

  /** Uses the code up if it is right, and counts the try. Throws AppError `invalid` when it cannot be tried. */
  const tryCode = async (db: Db, guest: Guest, code: string) => {
    const { hash = '', until = '', tries = 0 } = guest.reviewer.code ?? {};
    if (hash === '' || until <= now().toISOString() || tries >= MAX_TRIES)
      throw new AppError('invalid', 'This code no longer works; ask for a new one');
    const isRight = codes.isSigned(`${idOf(guest)} ${code}`, hash);
    const review = withCode(guest, { hash: isRight ? '' : hash, until, tries: tries + 1 });
    await updateReview(db, review);
    return { isRight, review };
  };

  /** Stores what the person who was asked sends, and returns the seal for their browser. Throws AppError `invalid` for a wrong code, `conflict`, `not-found`, `too-many`. */
  const take = async (token: string, { code, seal, address }: Proof, given: Given, place: number): Promise<string> => {
    const known = requireGuest(await guestOf(token));
    const isKnown = isSealed(known, seal);
    const guesses = guessLimits(address, `review ${idOf(known)}`);
    if (!isKnown) await guesses.requireAllowed();
    if (given.answer === 'comment') await limitComments(idOf(known));
    const isRight = await transact(db, async (transaction) => {
      const guest = requireGuest(await guestOf(token, transaction));
      const tried = isKnown ? { isRight: true, review: guest.review } : await tryCode(transaction, guest, code);
      if (!tried.isRight) return false;
      const at = now().toISOString();
      if (given.answer === 'comment') {
        await addGuestComment(transaction, await requireScene(transaction, guest, place), given, at);
        return true;
      }
      const { review } = tried;
      const by = guest.reviewer.name;
      const stored = { ...given, by, isGuest: true, at, contents: review.contents, guest: guest.place };
      await auditReview(transaction, review, 'review answer', { at, by: `${by} <${guest.reviewer.id}>` }, { address });
      await storeAnswer(transaction, review, stored);
      return true;
    });
    if (!isRight) {
      await guesses.wrong();
      throw new AppError('invalid', 'This is not the code from the mail');
    }
    wakeMails();
    return seals.sign(idOf(known));
  };

  /** Mails a guest an answer to a comment of theirs, while a review of the page waits for them. */
  const mailAnswer = async (transaction: Db, email: string, page: Page, { text, by, at }: Stamp & { text: string }) => {
    for (const review of await reviewsIn(transaction, page.domainId, ['open'])) {
      const place = review.reviewers.findIndex(({ kind, id }) => kind === 'guest' && id === email);
      if (place < 0 || !review.items.some(({ _id }) => _id === page._id)) continue;
      const name = await nameOfPerson(transaction, by);
      const title = reviewTitle(review);
      const { t } = wordsOfReview(review);
      const lines = [
        { label: t('Answer'), value: text },
        { label: t('See it'), value: '', link: linkOf(review, place) },
      ];
      const subject = t('{name} answered you: {title}', { name, title });
      const heading = t('{name} answered your comment on “{title}”.', { name, title });
      await mailGuest(transaction, review, { email, at, subject, heading, lines });
      return;
    }
  };

  return { guestOf, inviteGuests, isSealed, sendCode, take, mailAnswer };
}

/** Everything that is asked about is there, and for everybody to view; of a version, no earlier one is kept. */
async function isForEverybody(db: Db, review: StoredReview): Promise<boolean> {
  const { items, domainId, contents, state } = review;
  if (state === 'open' && items.some(({ release }) => release)) {
    if (keysOf(await statesOf(db, review)).join() !== contents.join()) return false;
  }
  for (const { kind, _id } of items) {
    const page = hasRevisions(kind) && (await pageById(db, { _id, domainId, collection: collectionOfKind(kind) }));
    if (!page || page.viewerRoles.length > 0) return false;
  }
  return true;
}

const idOf = ({ review, place }: Guest) => `${review._id} ${place}`;

/** What a guest answered; undefined when they have not yet. */
export const answerOfGuest = ({ review, place }: Guest) => review.answers.find(({ guest }) => guest === place);

function withCode({ review, place }: Guest, code: NonNullable<StoredReviewer['code']>): StoredReview {
  return { ...review, reviewers: review.reviewers.map((one, at) => (at === place ? { ...one, code } : one)) };
}

/** Throws AppError `not-found` for a link that has ended, `conflict` when there is nothing left to answer. */
function requireGuest(guest: Guest | undefined): Guest {
  if (!guest) throw new AppError('not-found', 'This link no longer works');
  if (guest.review.state !== 'open' || answerOfGuest(guest)) throw new AppError('conflict', 'This has been answered');
  return guest;
}
