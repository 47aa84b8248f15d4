import { z } from 'zod';
import { categoriesSchema, categorySchema } from '#content-store/model/entities/categories.ts';
import { footerSchema } from '#content-store/model/entities/footer.ts';
import { navigationSchema } from '#content-store/model/entities/navigation.ts';
import { MAX_REDIRECTS, postedRedirectSchema, redirectSchema } from '#content-store/model/entities/redirect.ts';
import { siteSettingsSchema } from '#content-store/model/entities/site-settings.ts';
import { slugPrefixSchema } from '#content-store/model/values/slug.ts';
import { get, post } from './call.ts';
import { domainIdField } from './fields.ts';

const ofDomain = z.object({ domainId: domainIdField });

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
const ofRegion = ofDomain.extend({ region });

export const siteCalls = {
  'site/loadNav': get({ access: 'public', payload: ofDomain, answer: navigationSchema }),
  'site/saveNav': post({ access: 'editor', body: 'document', payload: nav, answer: navigationSchema }),
  'site/publishNav': post({
    access: 'publisher',
    audit: 'publish',
    body: 'document',
    payload: nav,
    answer: navigationSchema,
  }),
  'site/loadFooter': get({ access: 'public', payload: ofDomain, answer: footerSchema }),
  'site/saveFooter': post({ access: 'editor', body: 'document', payload: footer, answer: footerSchema }),
  'site/publishFooter': post({
    access: 'publisher',
    audit: 'publish',
    body: 'document',
    payload: footer,
    answer: footerSchema,
  }),
  'siteSettings/loadSiteSettings': get({ access: 'public', payload: ofDomain, answer: siteSettingsSchema }),
  'nav/loadRegionNav': post({ access: 'public', payload: ofRegion, answer: navigationSchema }),
  'footer/loadRegionFooter': post({ access: 'public', payload: ofRegion, answer: footerSchema }),
  'siteSettings/saveSiteSettings': post({
    access: 'editor',
    body: 'document',
    payload: siteSettingsAndLists,
    answer: siteSettingsSchema,
  }),
  'siteSettings/publishSiteSettings': post({
    access: 'publisher',
    audit: 'publish',
    body: 'document',
    payload: siteSettings,
    answer: siteSettingsSchema,
  }),
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
};
