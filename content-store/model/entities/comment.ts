import { z } from 'zod';
import { idSchema } from '../values/id.ts';

/** A share of the width or height of a picture. */
const share = z.number().min(0).max(1);
/** Words before or after a quote, which tell two equal quotes apart. */
const context = z.string().max(64);

/** What a thread of comments is about: a page, one of its blocks, or something in a field of either. */
export const commentAnchorSchema = z.object({
  /** The key of the block; null for the page itself. */
  block: z.string().min(1).max(64).nullable(),
  /** The path of the field; empty for all of the block or page. */
  field: z.string().max(200).default(''),
  /** What it was called when the thread began: `Quote “All the best”`. */
  name: z.string().min(1).max(200),
  /** The words that were selected. */
  quote: z
    .object({ text: z.string().min(1).max(500), before: context, after: context })
    .nullable()
    .default(null),
  /** A point of the picture in the field. */
  point: z.object({ x: share, y: share }).nullable().default(null),
});
export type CommentAnchor = z.output<typeof commentAnchorSchema>;

export const MAX_COMMENT = 4000;
export const commentTextSchema = z
  .string()
  .trim()
  .min(1, 'Write a comment')
  .max(MAX_COMMENT, 'A comment can have at most 4,000 characters');

export const commentSchema = z.object({
  _id: idSchema,
  /** The username of the author, or what a guest is called here: `guestAuthor`. */
  author: z.string(),
  /** Plain text; empty where the author took back the first comment of a thread and left the replies. */
  text: z.string(),
  createdAt: z.string(),
  editedAt: z.string().nullable(),
});
export type PageComment = z.output<typeof commentSchema>;

/** A comment and its replies, the oldest first; the thread has the `_id` of the first. */
export const commentThreadSchema = z.object({
  _id: idSchema,
  anchor: commentAnchorSchema,
  resolvedAt: z.string().nullable(),
  resolvedBy: z.string().nullable(),
  comments: z.array(commentSchema),
});
export type CommentThread = z.output<typeof commentThreadSchema>;

/** What somebody without an account is called among usernames, which have no spaces: `Jo (guest)`. */
export const guestAuthor = (name: string): string => `${name} (guest)`;

/** The name of a guest; undefined for a username. */
export const guestNameIn = (author: string): string | undefined => /^(.+) \(guest\)$/s.exec(author)?.[1];

/** Those of these usernames that a text mentions: `Please check, @ada.` */
export function mentionedIn(text: string, usernames: readonly string[]): string[] {
  const words = Array.from(text.toLowerCase().matchAll(/(?<![\w.@+-])[@＠]([a-z0-9._@+-]+)/g), ([, word = '']) => word);
  // A full stop or hyphen may end the sentence, or the name.
  const names = new Set([...words, ...words.map((word) => word.replace(/[.-]$/, ''))]);
  return usernames.filter((name) => names.has(name));
}
