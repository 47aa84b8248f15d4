import type { CommentThread } from '#content-store/model/entities/comment.ts';
import { guestNameIn, MAX_COMMENT } from '#content-store/model/entities/comment.ts';
import { escapeXml } from '#content-store/model/values/xml.ts';
import type { SpokenWords } from '../../runtime/words.ts';

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

/** What a place is called: its kind, and its first words in the marks of the language. */
const namedIn = (name: string, { t }: SpokenWords) =>
  name.replace(/^([^“„]*[^“„ ])(?: “(.*)”)?$/s, (_, kind: string, title?: string) =>
    title === undefined ? t(kind) : `${t(kind)} ${t('“{title}”', { title })}`,
  );

/** The threads; with `here`, the address of what is shown, they can be answered. */
export function commentsSection({ threads, names }: ShownComments, words: SpokenWords, here?: string): string {
  if (threads.length === 0 && here === undefined) return '';
  const { t } = words;
  const more =
    here &&
    `<p>${t('To comment on a part of the page, press the bubble beside it.')} <a href="${escapeXml(commentAddress(here))}">${t('Comment on the whole page')}</a></p>`;
  const shown = threads.map((thread) => threadArticle(thread, names, words, here)).join('');
  return `<section class="comments" id="comments" aria-label="${t('Comments')}">${shown}${more ?? ''}</section>`;
}

function threadArticle(
  { _id, anchor, comments, resolvedAt }: CommentThread,
  names: ShownComments['names'],
  words: SpokenWords,
  here: string | undefined,
): string {
  const { t, day } = words;
  const name = (author: string) => guestNameIn(author) ?? names.get(author) ?? author;
  const said = comments.map(
    ({ author, text, createdAt }) =>
      `<p class="by"><strong>${escapeXml(name(author))}</strong> ${day(createdAt)}</p><p class="said">${escapeXml(text) || t('This comment was removed.')}</p>`,
  );
  const place = commentAddress(here ?? '', { block: anchor.block ?? '', thread: _id });
  const end =
    resolvedAt === null
      ? here && `<a href="${escapeXml(place)}">${t('Reply')}</a>`
      : `<p>✓ ${t('Done', { context: 'comment' })}</p>`;
  return `<article><h2>${escapeXml(namedIn(anchor.name, words))}</h2>${said.join('')}${end ?? ''}</article>`;
}

/** The form for a comment; `id` makes one that is sent twice be stored once. */
export function commentForm(
  here: string,
  { block, thread, name }: GuestCommentPlace,
  { id, text }: { id: string; text: string },
  words: SpokenWords,
): string {
  const { t } = words;
  const label = t(thread ? 'Reply about {name}' : 'Comment on {name}', { name: namedIn(name, words) });
  return `<form method="post" action="${escapeXml(here)}">
<input type="hidden" name="do" value="code">
${Object.entries({ block, thread, comment: id }).map(hiddenInput).join('')}
<label for="text">${escapeXml(label)}</label>
<textarea id="text" name="text" rows="3" maxlength="${MAX_COMMENT}" required autofocus>${escapeXml(text)}</textarea>
<div class="buttons">
<button class="main" name="answer" value="comment">${t('Send comment')}</button>
<a class="button" href="${escapeXml(here)}">${t('Back')}</a>
</div>
</form>`;
}

export const hiddenInput = ([name, value]: [string, string]) =>
  `<input type="hidden" name="${name}" value="${escapeXml(value)}">`;

const BLOCK = /<div\b[^<>]* data-block="([^"<>]*)"[^<>]*>/g;

interface Commentable extends Pick<ShownComments, 'threads'> {
  /** The address of what is shown. */
  here: string;
  /** What a block is called, by its key; undefined for one that cannot be commented on. */
  nameOf: (block: string) => string | undefined;
}

/** The markup of a page with a link at each of its blocks, which comments on it. */
export function withCommentLinks(html: string, { here, threads, nameOf }: Commentable, words: SpokenWords): string {
  return html.replace(BLOCK, (start, block: string) => {
    const name = nameOf(block);
    if (name === undefined) return start;
    const own = threads.filter(({ anchor, resolvedAt }) => anchor.block === block && resolvedAt === null);
    const label = escapeXml(words.t('Comment on {name}', { name: namedIn(name, words) }));
    const address = escapeXml(commentAddress(here, { block }));
    return `${start}<a class="pagewright-comment" id="comment-${block}" href="${address}" target="_top" aria-label="${label}" title="${label}">${own.length || '+'}</a>`;
  });
}
