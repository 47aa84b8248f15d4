import { z } from 'zod';
import { libraryItemSchema, MEDIA_KINDS } from '#content-store/model/media/library-item.ts';
import { get, post, upload } from './call.ts';
import { idField, numberField, userKindField } from './fields.ts';

const altField = z.string().trim().max(500);

export const mediaCalls = {
  /** The media library, latest upload first: images and files, or one kind; `search` looks in names and alt texts. */
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
   * Images are re-encoded without metadata. Answers the item: an image is shown by its `_id` as `imageId`, a file is
   * linked to by `addressOfFile(item)` as `href` and its `_id` as `fileId`, type `file`.
   */
  'media/upload': upload({
    access: 'editor',
    payload: z.object({ alt: altField.default('') }),
    answer: libraryItemSchema,
  }),
  /** Another name or alt text; what is on the site already needs the role publisher, and changes there at once. */
  'media/update': post({
    access: 'editor',
    payload: z.object({ _id: idField, name: z.string().trim().max(200).optional(), alt: altField.optional() }),
    answer: libraryItemSchema,
  }),
  /** Another image, or a file of the same kind, in every place of the old one, drafts and site; name and alt text stay. */
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
