import { z } from 'zod';
import { domainIdSchema } from '#content-store/model/entities/domain.ts';
import { NOTICE_KINDS } from '#content-store/model/entities/notice.ts';
import { MAX_PARTS } from '#content-store/model/entities/page-ref.ts';
import { releaseSchema } from '#content-store/model/entities/release.ts';
import type { Question } from '#content-store/model/published/reader.ts';
import { idSchema } from '#content-store/model/values/id.ts';
import { slugSchema } from '#content-store/model/values/slug.ts';
import { askedFilterSchema, hubFilterSchema, SORTS, tagFilterSchema } from '#content-store/model/values/tag-filter.ts';
import { get, post } from './call.ts';
import { domainIdField, idField, nothing, releaseField } from './fields.ts';

/** What the service writes into the HTML of the editor's shell: what the shell knows before its first call. */
export interface ShellState {
  loggedIn: boolean;
  /** The page in the frame is a draft. */
  isDraft: boolean;
  /** A site has this address, or else it is the editor's own. */
  hasSite: boolean;
  /** Null when there is no site yet. */
  domainId: string | null;
  /** The release whose versions are edited; null for ordinary drafts. */
  release: { _id: string; name: string } | null;
  siteName: string;
  siteUrl: string;
  /** The site has hardly any pages yet. */
  isNewSite: boolean;
  /** False until the first administrator has been created. */
  hasUsers: boolean;
}

const region = z.object({ slugPrefix: z.string().max(60) });

const home = z.object({ domainId: z.union([z.literal(''), domainIdSchema]), slug: slugSchema });

const hubPart = z.object({
  filter: hubFilterSchema,
  part: z.int().min(0).max(MAX_PARTS),
  parts: z.int().min(1).max(MAX_PARTS),
});

const question = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('page'), input: z.object({ slug: slugSchema }) }),
  z.object({ kind: z.literal('trail'), input: z.object({ slug: slugSchema }) }),
  z.object({ kind: z.literal('translations'), input: z.object({ translationKey: idSchema }) }),
  z.object({ kind: z.literal('homes'), input: z.object({ homes: z.array(home).max(50) }) }),
  z.object({ kind: z.literal('section'), input: z.object({ sectionId: z.string().max(64) }) }),
  z.object({ kind: z.literal('navigation'), input: region }),
  z.object({ kind: z.literal('footer'), input: region }),
  z.object({ kind: z.literal('siteSettings'), input: region.partial() }),
  z.object({ kind: z.literal('domain'), input: nothing }),
  z.object({ kind: z.literal('notice'), input: region.partial().extend({ kind: z.enum(NOTICE_KINDS) }) }),
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
  /** The questions blocks ask while they are edited: the same as on the page, answered from drafts, or as a release will make it. */
  'reader/ask': post({
    access: 'editor',
    onlyReads: true,
    payload: z.object({ domainId: domainIdField, questions: z.array(question).max(100), release: releaseField }),
    answer: z.array(z.unknown()),
  }),
};

/** How long a preview link may be valid, in days. */
const MAX_PREVIEW_DAYS = 90;

const previewLink = z.object({
  _id: z.string(),
  /** Null: the draft of the whole site, or the site as a release will make it. */
  page: z.object({ _id: z.string(), title: z.string(), slug: z.string() }).nullable(),
  release: releaseSchema.pick({ _id: true, name: true }).nullable(),
  url: z.string(),
  createdBy: z.string(),
  createdAt: z.string(),
  expiresAt: z.string(),
});
export type SharedPreview = z.output<typeof previewLink>;

/** Links that show drafts without a login. They are not for search engines, expire, and can be withdrawn. */
export const previewLinkCalls = {
  /** The valid links of a site, newest first. Those of pages that the caller may not view are left out. */
  'previewLink/list': get({
    access: 'editor',
    payload: z.object({ domainId: domainIdField }),
    answer: z.object({ links: z.array(previewLink) }),
  }),
  /** A link to one page, to the site as a release will make it, or to the whole draft. Refused for a page that only some roles may view. */
  'previewLink/create': post({
    access: 'editor',
    audit: 'share preview',
    payload: z.object({
      domainId: domainIdField,
      pageId: idField.optional(),
      release: idField.optional(),
      days: z.int().min(1).max(MAX_PREVIEW_DAYS),
    }),
    answer: previewLink,
  }),
  'previewLink/withdraw': post({
    access: 'editor',
    audit: 'withdraw preview',
    payload: z.object({ domainId: domainIdField, _id: idField }),
    /** What it showed; without `page` if that page was deleted. */
    answer: previewLink.pick({ _id: true, page: true }).partial({ page: true }),
  }),
};
