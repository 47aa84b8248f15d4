import { z } from 'zod';
import { releaseSchema, SET_ACTIONS } from '#content-store/model/entities/release.ts';
import { get, post, publishing } from './call.ts';
import { domainIdField, idField, optionalField } from './fields.ts';
import { checkedPublish } from './pages-checks.ts';
import { appliedItem, MAX_SET, publishable, setPreview } from './publishing-sets.ts';

const one = z.object({ domainId: domainIdField, _id: idField });
const named = {
  name: z.string().trim().min(1, 'Give the release a name').max(100, 'A name can have at most 100 characters'),
  note: z.string().trim().max(2000, 'A note can have at most 2,000 characters'),
};

/** Only pages can be taken from visitors. */
const withAction = publishable.extend({ action: z.enum(SET_ACTIONS).default('publish') });
const ofPages = ({ kind, action }: z.output<typeof withAction>) => kind === 'page' || action === 'publish';
const NOT_A_PAGE = 'Only pages can be unpublished or deleted';

const added = z
  .array(
    withAction
      /** What the version begins as: the ordinary draft, or what visitors have. */
      .extend({ from: z.enum(['draft', 'live']).default('draft') })
      .refine(ofPages, NOT_A_PAGE),
  )
  .max(MAX_SET);

const listed = releaseSchema.extend({
  /** How many things it holds, or held. */
  total: z.int(),
  /** The number of the record of its publish, by which it is undone; null when there is none. */
  record: z.int().nullable(),
  /** Its publish was undone. */
  isUndone: z.boolean(),
});
export type ListedRelease = z.output<typeof listed>;

const releaseItem = publishable.extend({
  title: z.string(),
  /** The address, for a page. */
  slug: z.string().nullable(),
  action: z.enum(SET_ACTIONS),
  /**
   * `draftWentOn`: the ordinary draft was changed since the version was made, and stays as it is when the release goes
   * live; `liveWentOn`: visitors have something else since then; `gone`: it was deleted.
   */
  state: z.enum(['same', 'draftWentOn', 'liveWentOn', 'gone']),
  /** Other open releases that hold it too. */
  alsoIn: z.array(releaseSchema.pick({ _id: true, name: true })),
  updatedAt: z.string(),
  updatedBy: z.string(),
  /** Why the caller may not publish it; null when they may. */
  refusal: z.string().nullable(),
});
export type ReleaseContent = z.output<typeof releaseItem>;

/** Sets with a name that fill over days and go live together. What is in one is a version of its own. */
export const releaseCalls = {
  /** A new release, with versions of what is named. Throws `forbidden` by the roles of a page. */
  'release/create': post({
    access: 'editor',
    audit: 'release change',
    body: 'document',
    payload: z.object({ domainId: domainIdField, ...named, note: named.note.default(''), items: added.default([]) }),
    answer: listed,
  }),
  /** The open releases of a domain, then the latest that went live. `document`: the `_id` of something that they hold. */
  'release/list': get({
    access: 'editor',
    payload: z.object({ domainId: domainIdField, document: optionalField(idField.max(140)) }),
    answer: z.object({ releases: z.array(listed) }),
  }),
  /** A release with what it holds, without pages that the caller may not view. */
  'release/load': get({
    access: 'editor',
    payload: one,
    answer: z.object({ release: listed, items: z.array(releaseItem) }),
  }),
  /** Renames a release, adds things to it (replacing their versions), removes some, or changes what becomes of them. */
  'release/change': post({
    access: 'editor',
    audit: 'release change',
    body: 'document',
    payload: one.extend({
      name: named.name.optional(),
      note: named.note.optional(),
      add: added.default([]),
      remove: z.array(publishable).max(MAX_SET).default([]),
      actions: z.array(withAction.refine(ofPages, NOT_A_PAGE)).max(MAX_SET).default([]),
    }),
    answer: listed,
  }),
  /** Removes a release with its versions; what it has published stays. Throws `forbidden` by the roles of its pages. */
  'release/remove': post({
    access: 'editor',
    audit: 'release removal',
    payload: one,
    answer: releaseSchema.pick({ _id: true, name: true }),
  }),
  /** What publishing a release would mean, and the errors for which it would be refused. Changes nothing. */
  'release/preview': post({
    access: 'publisher',
    onlyReads: true,
    payload: one,
    answer: setPreview.extend({ errors: z.array(z.object({ _id: z.string(), message: z.string() })) }),
  }),
  /**
   * All of a release goes live, or none of it, in one transaction, refused as `publish/set` is. A draft that still says what
   * a version was made from becomes that version; one that went on stays as it is.
   */
  'release/publish': post({
    ...publishing,
    payload: one.extend({ checks: checkedPublish.optional() }),
    answer: z.object({ release: listed, items: z.array(appliedItem) }),
  }),
};
