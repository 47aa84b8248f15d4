/** Types and schemas of the documents in a site folder's `content/`; the service alone reads them. */
export { domainSchema } from '#content-store/model/entities/domain.ts';
export { footerSchema } from '#content-store/model/entities/footer.ts';
export { navigationSchema } from '#content-store/model/entities/navigation.ts';
export { noticeSchema } from '#content-store/model/entities/notice.ts';
export { pageSchema } from '#content-store/model/entities/page.ts';
export { siteSettingsSchema } from '#content-store/model/entities/site-settings.ts';
export { tagsSchema } from '#content-store/model/entities/tags.ts';
export type { Image } from '#content-store/model/media/image.ts';
export type { Link, LinkType } from '#content-store/model/values/link.ts';
export type { Sort } from '#content-store/model/values/tag-filter.ts';
export { toSlug } from '#content-store/model/values/to-slug.ts';
export type { Colour } from '../fields/built-in-palette.ts';
export type { SiteContent, SiteDocument, SitePicture } from '../fields/site-content.ts';
