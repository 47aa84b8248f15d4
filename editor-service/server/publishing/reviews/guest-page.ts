import type { ReviewAnswer } from '#content-store/model/entities/review.ts';
import { escapeXml } from '#content-store/model/values/xml.ts';
import { siteLanguages } from '#site/fields/site-languages.ts';
import { type SpokenWords, wordsIn } from '../../runtime/words.ts';
import {
  commentForm,
  commentsSection,
  type GuestCommentPlace,
  hiddenInput,
  type ShownComments,
} from './guest-comments-page.ts';
import type { Guest } from './guest-scene.ts';
import { answerOfGuest, type Given, linksEndAt } from './guests.ts';
import { reviewTitle, wordsOfReview } from './tell-reviewers.ts';

/** How a thing is shown: as it would be, the same with what changed marked, or as visitors see it now. */
export const SHOWN_VERSIONS = { changes: 'What changed', new: 'New version', live: 'As visitors see it now' };
export type ShownVersion = keyof typeof SHOWN_VERSIONS;

/** What is shown of a review: one of its things. */
export interface Shown {
  /** The address of the page of the review. */
  address: string;
  /** In the list of items. */
  place: number;
  version: ShownVersion;
  /** The key of the block that is in sight. */
  at: string;
  /** Visitors have something there now. */
  hasLive: boolean;
  comments: ShownComments;
  /** The comment that is about to be said, with the id it will have. */
  commenting?: (GuestCommentPlace & { id: string }) | undefined;
  /** What waits for the code that was mailed. */
  waiting?: Given | undefined;
  /** What the guest wrote, and why it could not be taken. */
  text?: string;
  error?: string;
}

/** The page on which a guest looks at what is asked about, and answers. */
export function guestPage(guest: Guest, shown: Shown): string {
  const { review, reviewer, asker } = guest;
  const words = wordsOfReview(review);
  const { t, day } = words;
  const { address, place, version, error = '' } = shown;
  const title = reviewTitle(review);
  const who = { asker, name: reviewer.name };
  const asked = review.due
    ? t('{asker} asks {name} to review this by {day}.', { ...who, day: day(review.due) })
    : t('{asker} asks {name} to review this.', who);
  const name = review.items[place]?.title ?? title;
  const block = shown.commenting?.block ?? shown.at;
  const frame = `${address}/${place}/${version}${block ? `#comment-${encodeURIComponent(block)}` : ''}`;
  const here = answerOfGuest(guest) ? undefined : hereIn(shown);
  return pageOf(
    words,
    t('Review: {title}', { title }),
    `<section class="asked" aria-label="${t('What you are asked')}">
<h1>${escapeXml(title)}</h1>
<p>${escapeXml(asked)}</p>
${review.text ? `<blockquote>${escapeXml(review.text)}</blockquote>` : ''}
${linksOf(guest, shown, words)}
</section>
<iframe src="${escapeXml(frame)}" title="${escapeXml(`${name}: ${t(SHOWN_VERSIONS[version])}`)}"></iframe>
<section class="answer" id="answer" aria-label="${t('Your answer')}">
${error ? `<p role="alert" class="error">${escapeXml(words.said(error))}</p>` : ''}
${answerForm(guest, shown, words)}
</section>
${commentsSection(shown.comments, words, here)}`,
  );
}

/** The things that are asked about, and the versions of the one that is shown. */
function linksOf({ review }: Guest, { address, place, version, hasLive }: Shown, { t }: SpokenWords): string {
  const items = review.items.map((item, at) => linkTo(`${address}?item=${at}`, item.title, at === place));
  const versions = Object.entries(SHOWN_VERSIONS).map(([name, words]) =>
    linkTo(`${address}?item=${place}&version=${name}`, t(words), name === version),
  );
  return [
    items.length > 1 ? `<nav aria-label="${t('What to review')}">${items.join('')}</nav>` : '',
    hasLive
      ? `<nav aria-label="${t('Version')}">${versions.join('')}</nav>`
      : `<p class="about">${t('Visitors do not have this yet.')}</p>`,
  ].join('');
}

const linkTo = (href: string, words: string, isHere: boolean) =>
  `<a href="${escapeXml(href)}"${isHere ? ' aria-current="page"' : ''}>${escapeXml(words)}</a>`;

function answerForm(guest: Guest, shown: Shown, words: SpokenWords): string {
  const { t } = words;
  const { waiting, commenting, text = '' } = shown;
  const here = hereIn(shown);
  const answered = answerOfGuest(guest);
  if (answered) return `<p>${answeredWords(answered, words)}</p>`;
  if (!waiting && commenting) return commentForm(here, commenting, { id: commenting.id, text }, words);
  if (!waiting) return questionForm(here, text, words);
  const email = guest.reviewer.id;
  const kept = Object.entries(waiting).map(hiddenInput).join('');
  return `<form method="post" action="${escapeXml(here)}">
<p>${escapeXml(t('We sent a code to {email}, so that nobody answers in your name. It works for 10 minutes.', { email }))}</p>
<label for="code">${t('Code')}</label>
<input id="code" name="code" inputmode="numeric" autocomplete="one-time-code" pattern="[0-9 ]{6,8}" required autofocus>
${kept}
<div class="buttons">
<button class="main" name="do" value="answer">${t(SEND[waiting.answer])}</button>
<button name="do" value="code" formnovalidate>${t('Send another code')}</button>
</div>
<p><a href="${escapeXml(here)}">${t('Back')}</a></p>
</form>`;
}

const SEND = { approve: 'Approve', askForChanges: 'Ask for changes', comment: 'Send comment' };

/** The address of what is shown. */
const hereIn = ({ address, place, version }: Shown) => `${address}?item=${place}&version=${version}`;

const questionForm = (
  here: string,
  text: string,
  { t }: SpokenWords,
) => `<form method="post" action="${escapeXml(here)}">
<input type="hidden" name="do" value="code">
<label for="text">${t('Anything to say?')} <span>${t('Needed if you ask for changes.')}</span></label>
<textarea id="text" name="text" rows="2" maxlength="500">${escapeXml(text)}</textarea>
<div class="buttons">
<button class="main" name="answer" value="approve">${t('Approve')}</button>
<button name="answer" value="askForChanges">${t('Ask for changes')}</button>
</div>
</form>`;

const answeredWords = ({ answer, at }: Pick<ReviewAnswer, 'answer' | 'at'>, { t, day }: SpokenWords) =>
  answer === 'approve'
    ? t('You approved this on {day}. Thank you.', { day: day(at) })
    : t('You asked for changes on {day}. Thank you.', { day: day(at) });

/** What is shown once there is nothing left to answer. */
export function endedPage(guest: Guest, comments: ShownComments): string {
  const words = wordsOfReview(guest.review);
  const { t } = words;
  const answered = answerOfGuest(guest);
  const said = answered
    ? `${answeredWords(answered, words)} ${t('{asker} has been told.', { asker: guest.asker })}`
    : t('This review has ended. Your answer is no longer needed.');
  return pageOf(
    words,
    t('Thank you'),
    `<main class="ended"><h1>${escapeXml(reviewTitle(guest.review))}</h1><p>${escapeXml(said)}</p>${commentsSection(comments, words)}</main>`,
  );
}

/** The page at a link that was withdrawn, has expired, or never was one. */
export function gonePage(): string {
  const words = wordsIn(siteLanguages[0].tag);
  const { t } = words;
  const title = t('This link no longer works');
  const why = t(
    'It has expired, was withdrawn, or what it showed was changed. Ask the person who sent it for a new one.',
  );
  return pageOf(words, title, `<main class="ended"><h1>${title}</h1><p>${why}</p></main>`);
}

function pageOf({ language }: SpokenWords, title: string, body: string): string {
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${escapeXml(title)}</title><link rel="stylesheet" href="/_editor/guest-review.css"></head><body>${body}</body></html>`;
}

export const cookieExpires = (guest: Guest): Date => new Date(linksEndAt(guest.review));
