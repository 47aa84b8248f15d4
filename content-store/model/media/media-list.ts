import { z } from 'zod';
import { fileRecordSchema } from './file.ts';
import { mediaRecordSchema } from './image.ts';

/** The originals that a domain's published documents use; `_id` is `media_{domainId}`. */
export const mediaListSchema = z.object({
  _id: z.string(),
  domainId: z.string(),
  media: z.array(mediaRecordSchema).default([]),
  files: z.array(fileRecordSchema).default([]),
});
export type MediaList = z.output<typeof mediaListSchema>;
