import { z } from 'zod';
import { PUBLISHABLE_KINDS } from './publishable.ts';

/** `review`: is this right? `publish`: please publish it, asked of everybody who may. */
export const REVIEW_PURPOSES = ['review', 'publish'] as const;

/** `published` and `deleted`: what it was about is live, or gone. */
const REVIEW_STATES = ['open', 'approved', 'changesAsked', 'withdrawn', 'published', 'deleted'] as const;
export type ReviewState = (typeof REVIEW_STATES)[number];

/** Who is asked: a person by username, everybody with a role by its id, or somebody without an account by e-mail. */
export const reviewerSchema = z.object({
  kind: z.enum(['person', 'role', 'guest']),
  id: z.string().min(1).max(254),
  /** What people call them. */
  name: z.string().trim().max(100),
});
export type Reviewer = z.output<typeof reviewerSchema>;

export const REVIEW_ANSWERS = ['approve', 'askForChanges'] as const;

const reviewAnswerSchema = z.object({
  /** A username, or the name of a guest. */
  by: z.string(),
  isGuest: z.boolean(),
  answer: z.enum(REVIEW_ANSWERS),
  text: z.string(),
  at: z.string(),
  /** What it is about was changed since. */
  isOutdated: z.boolean(),
});
export type ReviewAnswer = z.output<typeof reviewAnswerSchema>;

const reviewItemSchema = z.object({
  kind: z.enum(PUBLISHABLE_KINDS),
  _id: z.string(),
  title: z.string(),
  /** The address, for a page. */
  slug: z.string().nullable(),
  /** Of the draft or version when this was asked; null for documents without revisions. */
  revision: z.int().nullable(),
  /** The release whose version it is; absent for a draft. */
  release: z.object({ _id: z.string(), name: z.string() }).optional(),
});
export type ReviewItem = z.output<typeof reviewItemSchema>;

/** A question about drafts, with its answers; times are ISO 8601 UTC. */
export const reviewSchema = z.object({
  _id: z.string(),
  domainId: z.string(),
  purpose: z.enum(REVIEW_PURPOSES),
  items: z.array(reviewItemSchema),
  text: z.string(),
  /** The day by which an answer is hoped for. */
  due: z.string().nullable(),
  askedBy: z.string(),
  createdAt: z.string(),
  state: z.enum(REVIEW_STATES),
  endedBy: z.string(),
  endedAt: z.string().nullable(),
  reviewers: z.array(reviewerSchema),
  /** The names of those asked who have not answered yet. */
  waitsFor: z.array(z.string()),
  answers: z.array(reviewAnswerSchema),
  /** What it is about was changed since it was asked. */
  isOutdated: z.boolean(),
});
export type Review = z.output<typeof reviewSchema>;

/** What must be approved before it goes live; the first rule that fits counts. */
export const reviewRuleSchema = z.object({
  /** `tree`: the page at an address and those below it; documents of the site and sections fit `everything` only. */
  where: z.enum(['everything', 'tree', 'template', 'language']),
  /** The address without the leading slash, the name of the template, or the language (BCP 47). */
  value: z.string().trim().max(200).default(''),
  needs: z.enum(['none', 'one', 'two', 'role']),
  /** The id of the role, for `role`. */
  role: z.string().max(64).default(''),
  /** Unpublishing, deleting and undoing need it too. */
  alsoRemovals: z.boolean().default(false),
  /** What guests approve counts as well. */
  guestsCount: z.boolean().default(false),
});
export type ReviewRule = z.output<typeof reviewRuleSchema>;
