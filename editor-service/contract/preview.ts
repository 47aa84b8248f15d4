import { z } from 'zod';
import { NOTICE_KINDS } from '#content-store/model/entities/notice.ts';
import { MAX_PARTS } from '#content-store/model/entities/page-ref.ts';
import type { Question } from '#content-store/model/published/reader.ts';
import { slugSchema } from '#content-store/model/values/slug.ts';
import { askedFilterSchema, hubFilterSchema, SORTS, tagFilterSchema } from '#content-store/model/values/tag-filter.ts';
import { post } from './call.ts';
import { domainIdField, nothing } from './fields.ts';

const region = z.object({ slugPrefix: z.string().max(60) });

const hubPart = z.object({
  filter: hubFilterSchema,
  part: z.int().min(0).max(MAX_PARTS),
  parts: z.int().min(1).max(MAX_PARTS),
});

const question = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('page'), input: z.object({ slug: slugSchema }) }),
  z.object({ kind: z.literal('section'), input: z.object({ sectionId: z.string().max(64) }) }),
  z.object({ kind: z.literal('navigation'), input: region }),
  z.object({ kind: z.literal('footer'), input: region }),
  z.object({ kind: z.literal('siteSettings'), input: nothing }),
  z.object({ kind: z.literal('domain'), input: nothing }),
  z.object({ kind: z.literal('notice'), input: z.object({ kind: z.enum(NOTICE_KINDS) }) }),
  z.object({ kind: z.literal('media'), input: z.object({ imageId: z.string().max(64) }) }),
  z.object({ kind: z.literal('file'), input: z.object({ fileId: z.string().max(64) }) }),
  z.object({ kind: z.literal('pagesTagged'), input: z.object({ filter: askedFilterSchema }) }),
  z.object({ kind: z.literal('people'), input: z.object({ filter: askedFilterSchema }) }),
  z.object({ kind: z.literal('careers'), input: z.object({ filter: tagFilterSchema }) }),
  z.object({ kind: z.literal('hub'), input: z.object({ filter: hubFilterSchema, sort: z.enum(SORTS) }) }),
  z.object({ kind: z.literal('hubIndex'), input: z.object({ filter: hubFilterSchema }) }),
  z.object({ kind: z.literal('hubPart'), input: hubPart }),
  z.object({ kind: z.literal('environment'), input: nothing }),
]) satisfies z.ZodType<Question>;

export const contentCalls = {
  /** The questions blocks ask while they are edited: the same as on the page, answered from drafts. */
  'reader/ask': post({
    access: 'editor',
    onlyReads: true,
    payload: z.object({ domainId: domainIdField, questions: z.array(question).max(100) }),
    answer: z.array(z.unknown()),
  }),
};
