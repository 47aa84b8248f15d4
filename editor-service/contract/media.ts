import { z } from 'zod';
import { focusSchema } from '#content-store/model/media/image.ts';
import { libraryItemSchema, MEDIA_KINDS } from '#content-store/model/media/library-item.ts';
import { folderPathSchema, MAX_TAGS, mediaTagSchema } from '#content-store/model/media/media-folder.ts';
import { downloadSchema } from './answers.ts';
import { get, post, upload } from './call.ts';
import { idField, nothing, numberField, optionalField, optionalFlagField, userKindField } from './fields.ts';

const altField = z.string().trim().max(500);
/** A folder's path, or empty for no folder. */
const folderField = z.union([z.literal(''), folderPathSchema]);
const idsField = z.array(idField).min(1).max(500);
const tagsField = z.array(mediaTagSchema).max(MAX_TAGS);

const MEDIA_SORTS = ['newest', 'oldest', 'name', 'largest'] as const;
export type MediaSort = (typeof MEDIA_SORTS)[number];

export const mediaCalls = {
  /**
   * The media library: images and files, or one kind; `search` matches names, alt texts and tags. `folder` includes the
   * folders in it, and is `/` for what is in no folder; `unused`: only what no page and no site document uses.
   */
  'media/list': get({
    access: 'editor',
    payload: z.object({
      kind: z.enum(MEDIA_KINDS).optional(),
      search: z.string().trim().max(200).default(''),
      folder: optionalField(z.union([z.literal('/'), folderPathSchema])),
      tag: optionalField(mediaTagSchema),
      unused: optionalFlagField,
      sort: optionalField(z.enum(MEDIA_SORTS)),
      page: numberField(1, 100_000, 1),
      limit: numberField(1, 100, 100),
    }),
    answer: z.object({ items: z.array(libraryItemSchema), total: z.int() }),
  }),
  /** All folders and tags, each with the number of items (of a folder: directly in it). */
  'media/getFolders': get({
    access: 'editor',
    payload: nothing,
    answer: z.object({
      folders: z.array(z.object({ path: z.string(), items: z.int() })),
      tags: z.array(z.object({ tag: z.string(), items: z.int() })),
    }),
  }),
  /** Creates a folder, with those around it; 409 when there is one with this name. */
  'media/createFolder': post({
    access: 'editor',
    payload: z.object({ path: folderPathSchema }),
    answer: z.object({ path: z.string() }),
  }),
  /** Renames or moves a folder with everything in it; 409 when the name is taken, or `to` is inside the folder. */
  'media/moveFolder': post({
    access: 'editor',
    payload: z.object({ path: folderPathSchema, to: folderPathSchema }),
    answer: z.object({ path: z.string() }),
  }),
  /** Refused with 409 while the folder holds anything. */
  'media/removeFolder': post({ access: 'editor', payload: z.object({ path: folderPathSchema }), answer: nothing }),
  /** Moves items to a folder (empty: to none), adds and removes tags; visitors see no difference. */
  'media/organise': post({
    access: 'editor',
    payload: z.object({
      ids: idsField,
      folder: folderField.optional(),
      addTags: tagsField.optional(),
      removeTags: tagsField.optional(),
    }),
    answer: z.object({ items: z.array(libraryItemSchema) }),
  }),
  /** Deletes what nothing uses, and names what is kept because a page or a kept record uses it; 409 when that is all. */
  'media/deleteMany': post({
    access: 'publisher',
    payload: z.object({ ids: idsField }),
    answer: z.object({
      deleted: z.int(),
      kept: z.array(z.object({ _id: z.string(), name: z.string() })),
      /** The first one deleted, and what the audit trail calls them all. */
      _id: z.string(),
      name: z.string(),
    }),
    audit: 'delete',
  }),
  /** Up to 100 originals (`ids`, separated by commas) as one ZIP archive. */
  'media/getOriginals': get({
    access: 'editor',
    payload: z.object({
      ids: z
        .string()
        .max(6600)
        .transform((text) => text.split(','))
        .pipe(z.array(idField).min(1).max(100)),
    }),
    answer: downloadSchema,
  }),
  /**
   * A picture (JPEG, PNG, WebP, GIF, AVIF, HEIC, SVG; 100 megapixels, 200 frames) or a file of the allowed kinds, 100 MB
   * at most. Pictures are re-encoded without metadata, 4,800 pixels a side at most. With `ifKnown: 'answer'` a file that
   * is in the library already is not stored again: the answer is the present item, marked `isKnown`. Returns the item:
   * show an image with its `_id` as `imageId`; link to a file with `addressOfFile(item)` as `href`, its `_id` as `fileId`
   * and type `file`.
   */
  'media/upload': upload({
    access: 'editor',
    payload: z.object({
      alt: altField.default(''),
      folder: optionalField(folderPathSchema),
      ifKnown: z.enum(['answer', 'keepBoth']).default('keepBoth'),
    }),
    answer: libraryItemSchema.and(z.object({ isKnown: z.literal(true).optional() })),
  }),
  /**
   * Changes the name, the alt text, or the focus of an image (null: the centre), around which it is cropped; an item
   * already on the site needs the publisher role and changes there at once.
   */
  'media/update': post({
    access: 'editor',
    payload: z.object({
      _id: idField,
      name: z.string().trim().max(200).optional(),
      alt: altField.optional(),
      focus: focusSchema.nullable().optional(),
    }),
    answer: libraryItemSchema,
  }),
  /**
   * Replaces an image, or a file by one of the same kind, in drafts and on the site; name and alt text stay. The image that
   * was there stays as another item.
   */
  'media/replace': upload({
    access: 'publisher',
    payload: z.object({ _id: idField }),
    answer: libraryItemSchema,
    audit: 'publish',
  }),
  /** Refused with 409 while a draft, a published copy or a kept record of what visitors saw uses it. */
  'media/delete': post({
    access: 'publisher',
    payload: z.object({ _id: idField }),
    answer: z.object({ _id: z.string(), name: z.string() }),
    audit: 'delete',
  }),
  /** The pages (with their slug) and site documents that use it; `isPublished`: visitors see it there. */
  'media/usage': get({
    access: 'editor',
    payload: z.object({ _id: idField }),
    answer: z.array(
      z.object({
        _id: z.string(),
        domainId: z.string(),
        kind: userKindField,
        slug: z.string().nullable(),
        /** The title of a page, the name of a section. */
        name: z.string().optional(),
        isPublished: z.boolean(),
      }),
    ),
  }),
};
