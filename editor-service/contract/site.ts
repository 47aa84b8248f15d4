import { z } from 'zod';
import { categoriesSchema, categorySchema } from '#content-store/model/entities/categories.ts';
import { footerSchema } from '#content-store/model/entities/footer.ts';
import { navigationSchema } from '#content-store/model/entities/navigation.ts';
import { noticeSchema } from '#content-store/model/entities/notice.ts';
import { MAX_REDIRECTS, postedRedirectSchema, redirectSchema } from '#content-store/model/entities/redirect.ts';
import { siteSettingsSchema } from '#content-store/model/entities/site-settings.ts';
import { slugPrefixSchema } from '#content-store/model/values/slug.ts';
import { get, type JsonSize, post } from './call.ts';
import { domainIdField, optionalIdField } from './fields.ts';

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

const noticeIdField = z.string().max(80);
/** The `_id` or the domain identifies the notice; the server decides its token. */
const postedNotice = noticeSchema.partial({ _id: true, domainId: true }).omit({ token: true });
export type PostedNotice = z.output<typeof postedNotice>;
const banner = z.object({ banner: postedNotice });
const acknowledgementBox = z.object({ acknowledgementBox: postedNotice });

const load = <Payload extends z.ZodType, Answer extends z.ZodType>(payload: Payload, answer: Answer) =>
  get({ access: 'public', payload, answer });
const save = <Payload extends z.ZodType, Answer extends z.ZodType>(
  payload: Payload,
  answer: Answer,
  body: JsonSize = 'plain',
) => post({ access: 'editor', body, payload, answer });
const publish = <Payload extends z.ZodType, Answer extends z.ZodType>(
  payload: Payload,
  answer: Answer,
  body: JsonSize = 'plain',
) => post({ access: 'publisher', audit: 'publish', isSet: true, body, payload, answer });

/** The documents that exist once per domain. */
export const siteCalls = {
  'site/loadNav': load(ofDomain, navigationSchema),
  'site/saveNav': save(nav, navigationSchema, 'document'),
  'site/publishNav': publish(nav, navigationSchema, 'document'),
  'site/loadFooter': load(ofDomain, footerSchema),
  'site/saveFooter': save(footer, footerSchema, 'document'),
  'site/publishFooter': publish(footer, footerSchema, 'document'),
  'siteSettings/loadSiteSettings': load(ofDomain, siteSettingsSchema),
  'nav/loadRegionNav': post({ access: 'public', payload: ofRegion, answer: navigationSchema }),
  'footer/loadRegionFooter': post({ access: 'public', payload: ofRegion, answer: footerSchema }),
  'siteSettings/saveSiteSettings': save(siteSettingsAndLists, siteSettingsSchema, 'document'),
  'siteSettings/publishSiteSettings': publish(siteSettings, siteSettingsSchema, 'document'),
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
  'banner/loadBanner': load(z.object({ bannerId: noticeIdField.optional(), domainId: optionalIdField }), noticeSchema),
  'banner/saveBanner': save(banner, noticeSchema),
  'banner/publishBanner': publish(banner, noticeSchema),
  'acknowledgementBox/loadAcknowledgementBox': load(
    z.object({ acknowledgementBoxId: noticeIdField.optional(), domainId: optionalIdField }),
    noticeSchema,
  ),
  'acknowledgementBox/saveAcknowledgementBox': save(acknowledgementBox, noticeSchema),
  'acknowledgementBox/publishAcknowledgementBox': publish(acknowledgementBox, noticeSchema),
};
