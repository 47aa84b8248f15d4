import { z } from 'zod';
import { categoriesSchema, categorySchema } from '#content-store/model/entities/categories.ts';
import { domainSchema, postedDomainSchema, publicDomainSchema } from '#content-store/model/entities/domain.ts';
import { footerSchema } from '#content-store/model/entities/footer.ts';
import { navigationSchema } from '#content-store/model/entities/navigation.ts';
import { noticeSchema } from '#content-store/model/entities/notice.ts';
import { MAX_REDIRECTS, postedRedirectSchema, redirectSchema } from '#content-store/model/entities/redirect.ts';
import { siteSettingsSchema } from '#content-store/model/entities/site-settings.ts';
import { postedCategoriesSchema, tagCategorySchema } from '#content-store/model/entities/tags.ts';
import { slugPrefixSchema } from '#content-store/model/values/slug.ts';
import { SORTS, tagFilterSchema, tagSchema } from '#content-store/model/values/tag-filter.ts';
import { get, post, publishing } from './call.ts';
import { domainIdField, optionalIdField, releaseField } from './fields.ts';

const knownDomain = domainSchema.partial({ hostnames: true, published: true });
/** A new domain has no `_id` yet: one is made from its name. */
const postedDomain = z.object({ domain: postedDomainSchema.partial({ _id: true }) });
const named = z.object({ domain: z.object({ _id: domainIdField }) });

const ofDomain = z.object({ domainId: domainIdField });
const inRelease = { release: releaseField };
const ofVersion = ofDomain.extend(inRelease);

/** The document as posted; the server decides its `_id`. */
const posted = <Shape extends z.core.$ZodLooseShape>(schema: z.ZodObject<Shape>) =>
  schema.extend({ _id: z.string().max(140).optional(), domainId: domainIdField });

const nav = z.object({ nav: posted(navigationSchema) });
const footer = z.object({ footer: posted(footerSchema) });
const siteSettings = z.object({ siteSettings: posted(siteSettingsSchema) });
const siteSettingsAndLists = siteSettings.extend({
  redirects: z.array(postedRedirectSchema).max(MAX_REDIRECTS).optional(),
  categories: categoriesSchema.shape.categories.unwrap().optional(),
});

/** A region as stored in pages, or its prefix alone. */
const region = z.union([z.object({ slugPrefix: slugPrefixSchema }), slugPrefixSchema]);
export type Region = z.output<typeof region>;
const ofRegion = ofVersion.extend({ region });

const noticeIdField = z.string().max(80);
/** The `_id` or the domain identifies the notice; the server decides its token. */
const postedNotice = noticeSchema.partial({ _id: true, domainId: true }).omit({ token: true });
export type PostedNotice = z.output<typeof postedNotice>;
const banner = z.object({ banner: postedNotice });
const acknowledgementBox = z.object({ acknowledgementBox: postedNotice });

const load = { access: 'public' } as const;
const save = { access: 'editor', body: 'document' } as const;
const byAdmin = { access: 'admin', confirm: true } as const;
const asNotice = { body: 'plain', answer: noticeSchema } as const;

/** Domains, and the documents that each has once. */
export const siteCalls = {
  'config/loadDomain': get({
    access: 'public',
    payload: z.object({ hostname: z.string().max(253).optional() }),
    answer: z.object({
      domain: z.union([knownDomain, publicDomainSchema]),
      domains: z.array(z.union([knownDomain, publicDomainSchema])),
      /** For editors: the ids of published domains whose latest settings are not live. */
      changed: z.array(z.string()).optional(),
    }),
  }),
  'config/saveDomain': post({
    ...byAdmin,
    audit: 'domain change',
    payload: postedDomain,
    answer: domainSchema,
  }),
  'config/publishDomain': post({
    ...byAdmin,
    audit: 'publish',
    isSet: true,
    payload: postedDomain,
    answer: domainSchema,
  }),
  'config/unpublishDomain': post({
    ...byAdmin,
    audit: 'unpublish',
    isSet: true,
    payload: named,
    answer: domainSchema,
  }),
  /** What people have done of the guide's first steps; what the site began with does not count. */
  'config/firstSteps': get({
    access: 'editor',
    payload: ofDomain,
    answer: z.object({
      hasEditedHome: z.boolean(),
      hasAddedPage: z.boolean(),
      hasEditedNavigation: z.boolean(),
      /** Something was published, and nothing waits. */
      hasPublished: z.boolean(),
    }),
  }),
  /** Switches the domain that this session works in. */
  'config/swapActiveDomain': post({
    access: 'editor',
    notByToken: true,
    payload: named,
    answer: z.object({ newDomain: domainSchema, oldDomain: domainSchema.nullable() }),
  }),
  /** With a release: as it will be when that has gone live. */
  'site/loadNav': get({ ...load, payload: ofVersion, answer: navigationSchema }),
  'site/saveNav': post({ ...save, payload: nav.extend(inRelease), answer: navigationSchema }),
  'site/publishNav': post({ ...publishing, payload: nav, answer: navigationSchema }),
  'site/loadFooter': get({ ...load, payload: ofVersion, answer: footerSchema }),
  'site/saveFooter': post({ ...save, payload: footer.extend(inRelease), answer: footerSchema }),
  'site/publishFooter': post({ ...publishing, payload: footer, answer: footerSchema }),
  'siteSettings/loadSiteSettings': get({
    ...load,
    /** `slugPrefix` names the settings of a language, `lang-de`. */
    payload: ofDomain.extend({ slugPrefix: slugPrefixSchema.optional() }),
    answer: siteSettingsSchema,
  }),
  'nav/loadRegionNav': post({ access: 'public', payload: ofRegion, answer: navigationSchema }),
  'footer/loadRegionFooter': post({ access: 'public', payload: ofRegion, answer: footerSchema }),
  'siteSettings/saveSiteSettings': post({ ...save, payload: siteSettingsAndLists, answer: siteSettingsSchema }),
  'siteSettings/publishSiteSettings': post({ ...publishing, payload: siteSettings, answer: siteSettingsSchema }),
  'redirects/list': get({
    access: 'editor',
    payload: ofDomain,
    answer: z.object({ redirects: z.array(redirectSchema), total: z.int() }),
  }),
  'categories/list': get({
    access: 'editor',
    payload: ofDomain,
    answer: z.object({ categories: z.array(categorySchema) }),
  }),
  'banner/loadBanner': get({
    ...load,
    payload: z.object({ bannerId: noticeIdField.optional(), domainId: optionalIdField }),
    answer: noticeSchema,
  }),
  'banner/saveBanner': post({ ...save, ...asNotice, payload: banner }),
  'banner/publishBanner': post({ ...publishing, ...asNotice, payload: banner }),
  'acknowledgementBox/loadAcknowledgementBox': get({
    ...load,
    payload: z.object({ acknowledgementBoxId: noticeIdField.optional(), domainId: optionalIdField }),
    answer: noticeSchema,
  }),
  'acknowledgementBox/saveAcknowledgementBox': post({ ...save, ...asNotice, payload: acknowledgementBox }),
  'acknowledgementBox/publishAcknowledgementBox': post({ ...publishing, ...asNotice, payload: acknowledgementBox }),
};

const header = z.object({ heading: z.string(), description: z.string() });
const card = z.object({ _id: z.string(), slug: z.string(), header, tags: z.array(z.string()) });
const hubPage = card.extend({
  /** Only the page's Button and Media blocks are kept. */
  contents: z.array(z.object({ componentType: z.enum(['Button', 'Media']), key: z.string() })),
  publishDate: z.string().optional(),
  event: z.object({ start: z.string(), end: z.string() }).optional(),
});

const categories = z.array(tagCategorySchema);

export const hubCalls = {
  /** One page of nine results; `hubRelatedFilters` replace `hubFilters` in the related section. */
  'hub/filter': post({
    access: 'public',
    body: 'login',
    payload: z.object({
      domainId: domainIdField,
      hubFilters: tagFilterSchema,
      hubRelatedFilters: tagFilterSchema.unwrap().optional(),
      userFilters: z.array(tagSchema).max(100).default([]),
      sortBy: z.enum(SORTS).default('a-z'),
      pageIndex: z.int().min(0).max(10_000).default(0),
    }),
    answer: z.object({ pages: z.array(hubPage), count: z.int() }),
  }),
  'hub/loadFilterTags': post({
    access: 'public',
    body: 'login',
    payload: ofDomain.extend({ hubFilters: tagFilterSchema }),
    answer: categories,
  }),
  'hub/loadAllTags': post({ access: 'public', body: 'login', payload: ofDomain, answer: categories }),
  'tags/fetch': get({ access: 'editor', payload: ofDomain, answer: categories }),
  'tags/save': post({
    ...publishing,
    payload: ofDomain.extend({ tags: postedCategoriesSchema }),
    answer: categories,
  }),
  /** Adds a tag to a category, which is added too if the site does not have it; one that is there stays as it is. */
  'tags/add': post({
    ...publishing,
    payload: ofDomain.extend({ category: tagCategorySchema.shape.id, tag: tagCategorySchema.shape.id }),
    answer: categories,
  }),
  'tags/filterListSelected': post({
    access: 'public',
    payload: ofDomain.extend({ tagFilters: tagFilterSchema, limit: z.int().min(1).max(50).optional() }),
    answer: z.array(card),
  }),
  'careers/filter': post({
    access: 'public',
    payload: ofDomain.extend({ tagFilters: tagFilterSchema }),
    answer: z.array(card.pick({ slug: true, header: true })),
  }),
};
