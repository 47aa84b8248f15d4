import { z } from 'zod';
import { commentAnchorSchema, commentTextSchema, commentThreadSchema } from '#content-store/model/entities/comment.ts';
import { idSchema } from '#content-store/model/values/id.ts';
import { get, post } from './call.ts';
import { collectionField, domainIdField, idField } from './fields.ts';

const page = z.object({ domainId: domainIdField, _id: idField, collection: collectionField });
/** `comment`: its id, which the client makes, so that a repeated call does no harm. */
const one = page.extend({ comment: idSchema });
const answer = z.object({ _id: z.string(), slug: z.string(), threads: z.array(commentThreadSchema) });

/**
 * What is said about a page, each time answered as it is then. Whoever may view the page may take part; nobody else sees it,
 * but for the guests of a review, who see what guests began. A thread is named by its first comment.
 */
export const commentCalls = {
  'comment/list': get({ access: 'editor', payload: page, answer }),
  /** Those who may view the page and can be mentioned as `@username`; `name` may be empty. */
  'comment/listPeople': get({
    access: 'editor',
    payload: page,
    answer: z.array(z.object({ username: z.string(), name: z.string() })),
  }),
  /** Begins a thread. */
  'comment/add': post({
    access: 'editor',
    payload: one.extend({ anchor: commentAnchorSchema, text: commentTextSchema }),
    answer,
  }),
  /** Answers in a thread, and opens it again if it was resolved. */
  'comment/reply': post({
    access: 'editor',
    payload: one.extend({ thread: idSchema, text: commentTextSchema }),
    answer,
  }),
  'comment/resolve': post({ access: 'editor', payload: one, answer }),
  'comment/reopen': post({ access: 'editor', payload: one, answer }),
  /** Changes what the caller wrote. */
  'comment/edit': post({ access: 'editor', payload: one.extend({ text: commentTextSchema }), answer }),
  /** Removes what the caller wrote; administrators may remove any comment. The replies of a first comment stay. */
  'comment/remove': post({ access: 'editor', audit: 'remove comment', payload: one, answer }),
};
