import { z } from 'zod';
import { collectionSchema, pageFields, pageSchema } from '#content-store/model/entities/page.ts';
import { contentListSchema } from '#content-store/model/values/content-item.ts';
import { get, post, publishing } from './call.ts';
import {
  collectionField,
  domainIdField,
  idField,
  nothing,
  numberField,
  optionalField,
  optionalIdField,
  releaseField,
  slugField,
  userKindField,
} from './fields.ts';
import { checkedPublish, problemSchema } from './pages-checks.ts';

/** A page as posted: its own fields are checked, unknown ones dropped and reported, server-owned ones ignored. */
export const postedPage = z.looseObject({
  ...pageFields,
  contents: contentListSchema,
  _id: idField.optional(),
  revision: z.int().min(0).optional(),
});
export type PostedPage = z.output<typeof postedPage>;

const savedPage = pageSchema.extend({
  warnings: z.array(z.string()).optional(),
  /** A sentence for each new link whose target is not there any more. */
  deadLinks: z.array(z.string()).optional(),
});
const pageId = z.object({ _id: idField, collection: collectionField, domainId: optionalIdField });
const pageInBody = z.object({ page: postedPage, collection: collectionField });
const versionName = z.string().trim().max(100, 'A name can have at most 100 characters');

export const pageCalls = {
  /**
   * The draft for editors who may view it; the published copy for visitors. With a release as it will be then: a page that
   * is not in it has revision 0.
   */
  'page/load': get({
    access: 'public',
    payload: z.object({
      slug: slugField,
      collection: collectionField,
      domainId: optionalIdField,
      release: releaseField,
    }),
    answer: pageSchema.partial({ viewerRoles: true, editorRoles: true, publisherRoles: true, updatedBy: true }),
  }),
  'page/checkSlug': get({
    access: 'editor',
    payload: z.object({
      slug: slugField,
      id: optionalIdField,
      /** The name older clients use for `id`. */
      _id: optionalIdField,
      collection: collectionField,
      domainId: optionalIdField,
    }),
    answer: z.string().nullable(),
  }),
  'page/save': post({
    access: 'editor',
    body: 'document',
    payload: pageInBody.extend({
      /** `auto`: nobody asked for it; a person's autosaves in a row are one entry of the history. */
      kind: z.enum(['save', 'auto']).default('save'),
      /** What a save is called in the history. */
      name: versionName.optional(),
      /** Stored is its version in this release, which takes up the page; the draft stays as it is. */
      release: releaseField,
    }),
    answer: savedPage,
  }),
  /** The problems of the page as posted once it is live, and whether the caller may publish it. Nothing is stored. */
  'page/check': post({
    access: 'editor',
    onlyReads: true,
    body: 'document',
    payload: pageInBody.extend({
      /** Ids of sections that would be published with it. */
      sections: z.array(idField).max(500).default([]),
    }),
    answer: z.object({
      problems: z.array(problemSchema),
      /** Why the caller may not publish the page; null when they may. */
      refusal: z.string().nullable(),
      /** The caller may publish it despite errors. */
      mayOverride: z.boolean(),
    }),
  }),
  'page/publishPage': post({
    ...publishing,
    payload: pageInBody.extend({ checks: checkedPublish.optional() }),
    answer: savedPage,
  }),
  'page/unpublishPage': post({
    access: 'publisher',
    audit: 'unpublish',
    isSet: true,
    payload: pageId,
    answer: pageSchema,
  }),
  'page/delete': post({
    access: 'publisher',
    audit: 'delete',
    isSet: true,
    payload: pageId,
    answer: z.object({ _id: z.string(), slug: z.string() }),
  }),
  'page/restore': post({ access: 'publisher', audit: 'restore', payload: pageId, answer: pageSchema }),
  'trash/list': get({
    access: 'editor',
    payload: z.object({ domainId: domainIdField }),
    answer: z.array(
      z.object({
        pageId: z.string(),
        collection: collectionSchema,
        slug: z.string(),
        deletedAt: z.string(),
        deletedBy: z.string(),
      }),
    ),
  }),
  'page/history': get({
    access: 'editor',
    payload: pageId,
    answer: z.array(
      z.object({
        revision: z.int(),
        updatedAt: z.string(),
        updatedBy: z.string(),
        action: z.string(),
        name: z.string().optional(),
      }),
    ),
  }),
  /** Gives a version of the history a name; an empty one takes it away. A named autosave is kept permanently. */
  'page/nameVersion': post({
    access: 'editor',
    payload: z.object({ ...pageId.shape, revision: z.int().min(0), name: versionName }),
    answer: nothing,
  }),
  /** The page at a revision, or as a release has it; without both, as visitors see it. Null if there is none. */
  'page/loadRevision': get({
    access: 'editor',
    payload: z.object({
      ...pageId.shape,
      revision: optionalField(numberField(0, 999_999_999, 0)),
      release: releaseField,
    }),
    answer: pageSchema.nullable(),
  }),
  'page/restoreRevision': post({
    access: 'editor',
    payload: z.object({
      ...pageId.shape,
      revision: z.int().min(0),
      /** The page also moves back to the address it had; without it the present address stays. */
      withAddress: z.boolean().default(false),
    }),
    answer: savedPage,
  }),
  'page/usedIn': get({
    access: 'editor',
    payload: pageId,
    answer: z.array(
      z.object({
        _id: z.string(),
        kind: userKindField,
        slug: z.string().optional(),
        /** The title of a page, the name of a section. */
        name: z.string().optional(),
      }),
    ),
  }),
  /** Called regularly while a page is open: reports who else has it open, and which revision is stored now. */
  'page/presence': post({
    access: 'editor',
    payload: z.object({ ...pageId.shape, isLeaving: z.boolean().default(false), release: releaseField }),
    answer: z.object({
      people: z.array(z.object({ username: z.string(), since: z.string() })),
      /** How many notifications of the caller are not read. */
      unread: z.int(),
      stored: z.object({ revision: z.number(), updatedAt: z.string(), updatedBy: z.string() }),
    }),
  }),
  // Kept for older clients.
  'listing/findById': get({
    access: 'editor',
    payload: z.object({ id: idField }),
    answer: z.object({ listing: pageSchema }),
  }),
  'listing/publishListing': post({
    ...publishing,
    payload: z.object({ listing: postedPage }),
    answer: savedPage,
  }),
};
