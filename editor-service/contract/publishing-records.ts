import { z } from 'zod';
import { publishRecordSchema, recordItemSchema } from '#content-store/model/entities/publish-record.ts';
import { get, post, publishing } from './call.ts';
import { domainIdField, idField, noteField, numberField, optionalField, pagingFields } from './fields.ts';

const one = { domainId: domainIdField, number: z.coerce.number().int().min(1) };

/** `ready`: visitors get what they had before; `done`: they have it already; else why it cannot be undone. */
const UNDO_STATES = ['ready', 'done', 'newer', 'taken', 'gone', 'refused'] as const;

const undoneItem = recordItemSchema.extend({
  state: z.enum(UNDO_STATES),
  /** A sentence for people; null for what is ready or done. */
  reason: z.string().nullable(),
  /** The address that undoing gives back; null for what has none then. */
  slugAfter: z.string().nullable(),
  /** It is restored from the trash. */
  isInTrash: z.boolean(),
});
export type UndoneItem = z.output<typeof undoneItem>;

/** A record of everything that went live, and taking it back. */
export const recordCalls = {
  /** The records of a domain, latest first. `search`: part of a name, a note or a title; `_id`: of something that they hold. */
  'publish/records': get({
    access: 'editor',
    payload: z.object({
      domainId: domainIdField,
      search: optionalField(z.string().trim().max(200)),
      _id: optionalField(idField.max(140)),
      by: optionalField(z.string().max(200)),
      ...pagingFields,
    }),
    answer: z.object({
      records: z.array(publishRecordSchema),
      total: z.int(),
      /** Everybody who is in the records of the domain. */
      people: z.array(z.string()),
    }),
  }),
  /** A record with what it changed, without pages that the caller may not view. Throws `not-found`. */
  'publish/record': get({
    access: 'editor',
    payload: z.object(one),
    answer: z.object({
      record: publishRecordSchema,
      items: z.array(recordItemSchema),
      /** The originals that its copies use. */
      media: z.array(z.object({ _id: z.string(), name: z.string() })),
    }),
  }),
  /** Gives a record a name in place of its own, and a note; empty ones take them away. */
  'publish/describe': post({
    access: 'publisher',
    payload: z.object({
      domainId: domainIdField,
      number: z.int().min(1),
      givenName: z.string().trim().max(100),
      note: noteField,
    }),
    answer: publishRecordSchema,
  }),
  /**
   * Removes what visitors saw before for good: a page or section (`pageId`) or an original (`mediaId`) from all records, or what
   * went live with one (`number`). Copies are deleted, and are in no backup made from then on. Throws `conflict` while visitors
   * have it: unpublish or delete it first.
   */
  'publish/removeForGood': post({
    access: 'admin',
    audit: 'remove for good',
    payload: z
      .object({
        domainId: domainIdField,
        pageId: idField.optional(),
        mediaId: idField.optional(),
        number: z.int().min(1).optional(),
        reason: z.string().trim().min(3, 'Enter a reason').max(200),
      })
      .refine(
        ({ pageId, mediaId, number }) => [pageId, mediaId, number].filter((one) => one !== undefined).length === 1,
        'Name a page, an original or a record',
      ),
    answer: z.object({
      _id: z.string(),
      /** What the audit trail calls it: with the reason. */
      name: z.string(),
      /** How many records held it. */
      records: z.int(),
    }),
  }),
  /**
   * A moment of the site: after a record (`number`; 0: before the first), or so many records ago (`back`). `_id`: a page whose
   * address then is wanted. The pages as they were are at `/_canvas/SLUG?at=NUMBER`.
   */
  'publish/siteAt': get({
    access: 'editor',
    payload: z.object({
      domainId: domainIdField,
      number: optionalField(z.coerce.number().int().min(0)),
      back: numberField(0, 1_000_000, 0),
      _id: optionalField(idField),
    }),
    answer: z.object({
      number: z.int(),
      /** The last record before the moment; null before the first. */
      record: publishRecordSchema.nullable(),
      /** How many records came after it, and how many there are. */
      later: z.int(),
      total: z.int(),
      /** The address of the page at that moment; null when visitors did not have it. */
      slug: z.string().nullable(),
    }),
  }),
  /**
   * Gives visitors back what they had before a record (`number`), or at a moment: after the record `to` (0: before the first).
   * That is pages, addresses with their redirects, documents of the site. It is one record, which can be undone in turn; drafts
   * stay as they are, and a deleted page is restored from the trash. What was published again since stays, and so does what
   * cannot be undone: the answer names it. More than 25 things go step by step; a restart of the service continues them.
   * `isTrial`: changes nothing, and tells what would be done; `items`: only these. Throws `conflict` when nothing is left to undo.
   */
  'publish/undo': post({
    ...publishing,
    payload: z
      .object({
        domainId: domainIdField,
        number: z.int().min(1).optional(),
        to: z.int().min(0).optional(),
        items: z
          .array(z.object({ part: z.string().max(40), _id: z.string().max(140) }))
          .min(1, 'Choose what to undo')
          .optional(),
        isTrial: z.boolean().default(false),
      })
      .refine(
        ({ number, to }) => (number === undefined) !== (to === undefined),
        'Name a record, or a moment to go back to',
      ),
    answer: z.object({
      /** The record of the undo; null for a trial. */
      record: publishRecordSchema.nullable(),
      items: z.array(undoneItem),
      /** What could not be undone after all, in sentences; null for nothing. */
      leftOut: z.string().nullable(),
    }),
  }),
};
