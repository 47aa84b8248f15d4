import { z } from 'zod';
import { fileRecordSchema } from './file.ts';
import { mediaRecordSchema } from './image.ts';

/** Images are shown in pages, files are linked to. */
export const MEDIA_KINDS = ['image', 'file'] as const;
export type MediaKind = (typeof MEDIA_KINDS)[number];

/** Fields that an original has only in the library; `size` is in bytes. */
const inLibrary = { size: z.int().min(0), uploadedAt: z.string(), uploadedBy: z.string() };

/** One original of the media library. */
export const libraryItemSchema = z.discriminatedUnion('kind', [
  mediaRecordSchema.extend({ kind: z.literal('image'), ...inLibrary }),
  fileRecordSchema.extend({ kind: z.literal('file'), ...inLibrary }),
]);
export type LibraryItem = z.output<typeof libraryItemSchema>;
