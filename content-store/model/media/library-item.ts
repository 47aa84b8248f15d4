import { z } from 'zod';
import { fileRecordSchema } from './file.ts';
import { mediaRecordSchema } from './image.ts';
import { folderPathSchema, mediaTagsSchema } from './media-folder.ts';

/** Images are shown in pages, files are linked to. */
export const MEDIA_KINDS = ['image', 'file'] as const;
export type MediaKind = (typeof MEDIA_KINDS)[number];

/** Where an original is filed: a folder's path (`Events/2026`; empty: in no folder) and tags. Visitors never see it. */
export const filingSchema = z.object({
  folder: z.union([z.literal(''), folderPathSchema]).default(''),
  tags: mediaTagsSchema.default([]),
});
export type Filing = z.output<typeof filingSchema>;

/** Fields that an original has only in the library; `size` is in bytes. */
const inLibrary = {
  size: z.int().min(0),
  uploadedAt: z.string(),
  uploadedBy: z.string(),
  folder: z.string(),
  tags: z.array(z.string()),
};

/** One original of the media library. */
export const libraryItemSchema = z.discriminatedUnion('kind', [
  mediaRecordSchema.extend({ kind: z.literal('image'), ...inLibrary }),
  fileRecordSchema.extend({ kind: z.literal('file'), ...inLibrary }),
]);
export type LibraryItem = z.output<typeof libraryItemSchema>;
