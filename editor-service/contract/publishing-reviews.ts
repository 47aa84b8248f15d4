import { z } from 'zod';
import {
  REVIEW_ANSWERS,
  REVIEW_PURPOSES,
  reviewerSchema,
  reviewRuleSchema,
  reviewSchema,
} from '#content-store/model/entities/review.ts';
import { get, post } from './call.ts';
import { domainIdField, idField, nothing, optionalField, releaseField } from './fields.ts';
import { publishable } from './publishing-sets.ts';

const text = z.string().trim().max(500, 'At most 500 characters').default('');
const items = z.array(publishable).min(1, 'Choose what it is about').max(50);
const one = z.object({ domainId: domainIdField, _id: idField });

const reviewer = reviewerSchema.refine(({ kind, id }) => kind !== 'guest' || z.email().safeParse(id).success, {
  message: 'This is not an email address',
  path: ['id'],
});

/** Questions about drafts: whether they are right, or, by people who may not publish, to publish them. */
export const reviewCalls = {
  /** Who can be asked about all of this, besides the caller: people, roles, and the names of those who may publish it. */
  'review/findReviewers': post({
    access: 'editor',
    onlyReads: true,
    payload: z.object({ domainId: domainIdField, items }),
    answer: z.object({ reviewers: z.array(reviewerSchema), publishers: z.array(z.string()) }),
  }),
  /**
   * Asks about what the drafts say now, or the versions of a release. Replaces what the caller asked before for nothing else. Guests get a mail with a link;
   * they cannot be asked about pages that only some roles may view. With the purpose `publish` everybody else who may publish all
   * of this is asked. Throws `invalid` when there is nobody to ask. Answers with the names of those who are told.
   */
  'review/ask': post({
    access: 'editor',
    audit: 'review ask',
    payload: z.object({
      ...{ domainId: domainIdField, items, text },
      purpose: z.enum(REVIEW_PURPOSES),
      /** The release whose versions are asked about. Throws `not-found` when it does not hold them. */
      release: releaseField,
      /** For the purpose `review`. */
      reviewers: z.array(reviewer).max(20).default([]),
      due: z.iso.date('Choose a day').nullable().default(null),
    }),
    answer: z.object({ _id: z.string(), people: z.array(z.string()) }),
  }),
  /**
   * What the caller is asked and can answer, the oldest first; what they asked that is open, or ended in the last 14 days, the
   * last about the same; and with `about` the others about one page or document. What they may not view is left out.
   */
  'review/list': get({
    access: 'editor',
    payload: z.object({ domainId: domainIdField, about: optionalField(z.string().max(140)) }),
    answer: z.object({
      ofMe: z.array(reviewSchema),
      mine: z.array(reviewSchema),
      others: z.array(reviewSchema),
    }),
  }),
  /**
   * Answers about the drafts or versions as they are now; `seen` are the revisions that the caller looked at. To ask for changes ends a review,
   * and so does the last approval. Throws `forbidden` for who was not asked, and for who approves what they asked
   * or changed themselves; `conflict` when it has ended, or when something was changed since it was seen.
   */
  'review/answer': post({
    access: 'editor',
    audit: 'review answer',
    payload: one.extend({
      answer: z.enum(REVIEW_ANSWERS),
      text,
      seen: z
        .array(z.object({ _id: z.string().max(140), revision: z.int() }))
        .max(50)
        .default([]),
    }),
    answer: reviewSchema,
  }),
  /** Takes back what the caller asked; the links of guests end. Throws `conflict` when it has ended. */
  'review/withdraw': post({ access: 'editor', payload: one, answer: one.pick({ _id: true }) }),
  /** What must be approved before it goes live. */
  'review/loadRules': get({
    access: 'editor',
    payload: z.object({ domainId: domainIdField }),
    answer: z.object({ rules: z.array(reviewRuleSchema) }),
  }),
  'review/saveRules': post({
    access: 'admin',
    audit: 'review rules',
    payload: z.object({ domainId: domainIdField, rules: z.array(reviewRuleSchema).max(50) }),
    answer: nothing,
  }),
};
