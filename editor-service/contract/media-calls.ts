import { z } from 'zod';
import { libraryItemSchema, MEDIA_KINDS } from '#content-store/model/media/library-item.ts';
import { get, post, upload } from './call.ts';
import { idField, numberField, userKindField } from './fields.ts';

const altField = z.string().trim().max(500);

export const mediaCalls = {
  /** The media library, latest upload first: images and files, or one kind; `search` matches names and alt texts. */
  'media/list': get({
    access: 'editor',
    payload: z.object({
      kind: z.enum(MEDIA_KINDS).optional(),
      search: z.string().trim().max(200).default(''),
      page: numberField(1, 100_000, 1),
      limit: numberField(1, 100, 100),
    }),
    answer: z.object({ items: z.array(libraryItemSchema), total: z.int() }),
  }),
  /**
   * An image (JPEG, PNG, WebP, GIF, AVIF; 40 megapixels, 200 frames) or a file of the allowed kinds, 100 MB at most.
   * Images are re-encoded without metadata. Returns the item: show an image with its `_id` as `imageId`; link to a file
   * with `addressOfFile(item)` as `href`, its `_id` as `fileId` and type `file`.
   */
  'media/upload': upload({
    access: 'editor',
    payload: z.object({ alt: altField.default('') }),
    answer: libraryItemSchema,
  }),
  /** Changes the name or alt text; an item already on the site needs the publisher role and changes there at once. */
  'media/update': post({
    access: 'editor',
    payload: z.object({ _id: idField, name: z.string().trim().max(200).optional(), alt: altField.optional() }),
    answer: libraryItemSchema,
  }),
  /** Replaces an image, or a file by one of the same kind, in drafts and on the site; name and alt text stay. */
  'media/replace': upload({
    access: 'publisher',
    payload: z.object({ _id: idField }),
    answer: libraryItemSchema,
    audit: 'publish',
  }),
  /** Refused with 409 while a draft or a published copy uses it. */
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
        isPublished: z.boolean(),
      }),
    ),
  }),
};
