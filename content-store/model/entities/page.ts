import { z } from 'zod';
import { schemaOf } from '../fields/part.ts';
import { colourNameSchema } from '../values/colour-name.ts';
import { contentListSchema } from '../values/content-item.ts';
import { idSchema } from '../values/id.ts';
import { slugPrefixSchema, slugSchema } from '../values/slug.ts';
import { tagSchema } from '../values/tag-filter.ts';
import { domainIdSchema } from './domain.ts';
import { eventSchema, jobSchema } from './page-facts.ts';
import { academyParts, factParts, seoParts, socialSchema } from './page-settings.ts';

/** Kinds of page; a listing shares its page's `_id`, a section is part of pages (`section.ts`). */
export const collectionSchema = z.enum(['pages', 'listings', 'sections']).default('pages');
export type Collection = z.output<typeof collectionSchema>;

export const FREQUENCIES = ['never', 'yearly', 'monthly', 'weekly', 'daily', 'hourly', 'always'] as const;

const roleIds = z.array(idSchema).max(50).default([]);

/** Fields written by editors. `header` is checked by the template, `contents` by the definitions of its blocks. */
export const pageFields = {
  domainId: domainIdSchema,
  slug: slugSchema,
  pageType: z.string().max(40).default('page'),
  template: z.string().max(40).default('generic'),
  headerType: z.string().max(40).optional(),
  showBreadcrumb: z.boolean().default(true),
  backgroundColour: colourNameSchema.catch('backgroundLightYellow').default('backgroundLightYellow'),
  header: z.record(z.string(), z.unknown()).default({}),
  contents: contentListSchema,
  tags: z.array(tagSchema).max(100).default([]),
  publishDate: factParts.publishDate.schema,
  author: factParts.author.schema,
  event: eventSchema.optional(),
  job: jobSchema.optional(),
  region: z.object({ prefix: z.string().max(60), slugPrefix: slugPrefixSchema }).optional(),
  title: seoParts.title.schema,
  description: seoParts.description.schema,
  keywords: seoParts.keywords.schema,
  priority: z.number().min(0).max(1).optional(),
  frequency: z.enum(FREQUENCIES).optional(),
  hideFromSitemap: seoParts.hideFromSitemap.schema,
  hideFromRobots: seoParts.hideFromRobots.schema,
  og: socialSchema,
  twitter: socialSchema,
  academyDetails: schemaOf(academyParts).optional(),
  /** Shared by the pages that say the same in different languages; absent for a page without translations. */
  translationKey: idSchema.optional(),
  /** The published revision of the page that this one translates. */
  translatedFrom: z.object({ page: idSchema, revision: z.int().min(0) }).optional(),
  /** Texts of a translation that wait for a person, by place: still those of the original, or a machine's. */
  openTexts: z.record(z.string().max(300), z.enum(['original', 'machine'])).optional(),
};

/** Set only by the service; values posted by clients are ignored. Times are ISO 8601 UTC. */
export const serverOwnedFields = {
  _id: idSchema,
  revision: z.int().min(0).default(0),
  createdAt: z.string().default(''),
  updatedAt: z.string().default(''),
  updatedBy: z.string().default(''),
  published: z.boolean().default(false),
  lastPublished: z.string().optional(),
  publishedAt: z.string().optional(),
  viewerRoles: roleIds,
  editorRoles: roleIds,
  publisherRoles: roleIds,
};
export type ServerOwnedField = keyof typeof serverOwnedFields;

/** The lists of roles a page may demand; an empty list demands none. */
export const ROLE_LISTS = ['viewerRoles', 'editorRoles', 'publisherRoles'] as const;
export type RoleList = (typeof ROLE_LISTS)[number];

export const pageDraftSchema = z.object(pageFields);
export type PageDraft = z.output<typeof pageDraftSchema>;

/** A page as it is stored. */
export const pageSchema = z.object({ ...serverOwnedFields, ...pageFields });
export type Page = z.output<typeof pageSchema>;

/** The copy for visitors: without roles and user names. */
export const publishedPageSchema = pageSchema.omit({
  viewerRoles: true,
  editorRoles: true,
  publisherRoles: true,
  updatedBy: true,
  openTexts: true,
});
export type PublishedPage = z.output<typeof publishedPageSchema>;

/** True when the draft is newer than the published copy; false for a never-published page. */
export function hasUnpublishedChanges(page: Pick<Page, 'lastPublished' | 'updatedAt'>): boolean {
  return page.lastPublished !== undefined && page.lastPublished < page.updatedAt;
}
