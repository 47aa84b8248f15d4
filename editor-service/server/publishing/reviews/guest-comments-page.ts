import type { CommentThread } from '#content-store/model/entities/comment.ts';
import { guestNameIn, MAX_COMMENT } from '#content-store/model/entities/comment.ts';
import { longDay } from '#content-store/model/values/date-time.ts';
import { escapeXml } from '#content-store/model/values/xml.ts';

/** What the page of a review says about comments. */
const WORDS = {
  title: 'Comments',
  hint: 'To comment on a part of the page, press the bubble beside it.',
  onPage: 'Comment on the whole page',
  on: (place: string) => `Comment on ${place}`,
  answering: (place: string) => `Reply about ${place}`,
  reply: 'Reply',
  send: 'Send comment',
  back: 'Back',
  resolved: 'Done',
  removed: 'This comment was removed.',
};

/** Where a comment is about to be said: a block by its key, the page if that is empty, or a thread. */
export interface GuestCommentPlace {
  block: string;
  thread: string;
  /** What that is called. */
  name: string;
}

/** What is shown of the comments on one of the things. */
export interface ShownComments {
  threads: readonly CommentThread[];
  names: ReadonlyMap<string, string>;
}

/** The address of the form for a comment. */
const commentAddress = (here: string, { block = '', thread = '' }: Partial<GuestCommentPlace> = {}): string =>
  `${here}&${new URLSearchParams({ comment: 'on', at: block, thread })}#answer`;

/** The threads; with `here`, the address of what is shown, they can be answered. */
export function commentsSection({ threads, names }: ShownComments, here?: string): string {
  if (threads.length === 0 && here === undefined) return '';
  const more = here && `<p>${WORDS.hint} <a href="${escapeXml(commentAddress(here))}">${WORDS.onPage}</a></p>`;
  const shown = threads.map((thread) => threadArticle(thread, names, here)).join('');
  return `<section class="comments" id="comments" aria-label="${WORDS.title}">${shown}${more ?? ''}</section>`;
}

function threadArticle(thread: CommentThread, names: ShownComments['names'], here: string | undefined): string {
  const { _id, anchor, comments, resolvedAt } = thread;
  const name = (author: string) => guestNameIn(author) ?? names.get(author) ?? author;
  const said = comments.map(
    ({ author, text, createdAt }) =>
      `<p class="by"><strong>${escapeXml(name(author))}</strong> ${longDay(createdAt)}</p><p class="said">${escapeXml(text) || WORDS.removed}</p>`,
  );
  const place = commentAddress(here ?? '', { block: anchor.block ?? '', thread: _id });
  const end =
    resolvedAt === null ? here && `<a href="${escapeXml(place)}">${WORDS.reply}</a>` : `<p>✓ ${WORDS.resolved}</p>`;
  return `<article><h2>${escapeXml(anchor.name)}</h2>${said.join('')}${end ?? ''}</article>`;
}

/** The form for a comment; `id` makes one that is sent twice be stored once. */
export const commentForm = (
  here: string,
  { block, thread, name }: GuestCommentPlace,
  { id, text }: { id: string; text: string },
) => `<form method="post" action="${escapeXml(here)}">
<input type="hidden" name="do" value="code">
${Object.entries({ block, thread, comment: id }).map(hiddenInput).join('')}
<label for="text">${escapeXml((thread ? WORDS.answering : WORDS.on)(name))}</label>
<textarea id="text" name="text" rows="3" maxlength="${MAX_COMMENT}" required autofocus>${escapeXml(text)}</textarea>
<div class="buttons">
<button class="main" name="answer" value="comment">${WORDS.send}</button>
<a class="button" href="${escapeXml(here)}">${WORDS.back}</a>
</div>
</form>`;

export const sendWords = WORDS.send;

export const hiddenInput = ([name, value]: [string, string]) =>
  `<input type="hidden" name="${name}" value="${escapeXml(value)}">`;

const BLOCK = /<div\b[^<>]* data-block="([^"<>]*)"[^<>]*>/g;

/** The markup of a page with a link at each of these blocks, by their keys, which comments on it. */
export function withCommentLinks(
  html: string,
  here: string,
  threads: ShownComments['threads'],
  nameOf: (block: string) => string | undefined,
): string {
  return html.replace(BLOCK, (start, block: string) => {
    const name = nameOf(block);
    if (name === undefined) return start;
    const own = threads.filter(({ anchor, resolvedAt }) => anchor.block === block && resolvedAt === null);
    const label = escapeXml(WORDS.on(name));
    const address = escapeXml(commentAddress(here, { block }));
    return `${start}<a class="pagewright-comment" id="comment-${block}" href="${address}" target="_top" aria-label="${label}" title="${label}">${own.length || '+'}</a>`;
  });
}
