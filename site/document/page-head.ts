import type { PublicDomain } from '#content-store/model/entities/domain.ts';
import type { Navigation } from '#content-store/model/entities/navigation.ts';
import type { PublishedPage } from '#content-store/model/entities/page.ts';
import type { Social } from '#content-store/model/entities/page-settings.ts';
import type { SiteSettings } from '#content-store/model/entities/site-settings.ts';
import type { Image, MediaRecord } from '#content-store/model/media/image.ts';
import { asciiAddress } from '#content-store/model/values/address-encoding.ts';
import { alternateAddresses, type LanguageVersion } from '../content/language-versions.ts';
import type { PictureAnswers } from '../elements/field-host.ts';
import { pageLanguage } from '../elements/page-language.ts';
import { jpegSource, pictureSources } from '../elements/picture-sources.ts';
import { siteLanguages } from '../fields/site-languages.ts';
import { structuredData } from './structured-data.ts';
import { plainText } from './structured-parts.ts';

/** The metadata in a document's head. */
export type PageHead = ReturnType<typeof pageHead>;

const SOCIAL_IMAGE = { name: 'desktop', width: 1200, height: 630 } as const;

interface Known {
  page: PublishedPage;
  settings: SiteSettings;
  domain: PublicDomain;
  siteUrl: string;
  answers: PictureAnswers;
  /** The page in all its languages; none where it has one. */
  versions?: readonly LanguageVersion[];
  home?: string;
  /** Has the organisation's logo and its addresses elsewhere; needed on the home page only. */
  navigation?: Navigation;
}

/** Prefers the page's own texts, then its header's, then the site's. */
export function pageHead({ page, settings, domain, siteUrl, answers, navigation, versions = [], home = '/' }: Known) {
  const siteName = settings.title || domain.name;
  const own = page.title || plainText(page.header.heading);
  const title = own && own !== siteName ? `${own} · ${siteName}` : siteName;
  const ownDescription = firstOf(page.description, plainText(page.header.description));
  const description = firstOf(ownDescription, page.twitter.description, page.og.description, settings.description);
  const base = siteUrl.replace(/\/$/, '');
  const headerImage = page.header.image as Image | undefined;
  const card = (social: Social, fallback: Social) => ({
    title: firstOf(social.title, own, fallback.title, siteName),
    description: firstOf(social.description, ownDescription, fallback.description, description),
    picture: socialPicture([social.image, headerImage, fallback.image], answers, base),
  });
  const og = card(page.og, settings.og);
  return {
    title,
    description,
    keywords: page.keywords || settings.keywords,
    /** The canonical address for search engines; empty if the site's own address is unknown. */
    canonical: base && `${base}/${asciiAddress(page.slug)}`,
    /** When the page was last published, ISO 8601 UTC; empty in a preview. */
    updated: page.lastPublished ?? '',
    alternates: base ? alternateAddresses(versions, base) : [],
    /** `de_DE`; empty on a site in one language. */
    locale: siteLanguages.length > 1 ? localeOf(pageLanguage(page).tag) : '',
    isIndexed: !page.hideFromRobots,
    siteName,
    og,
    // Twitter reads Open Graph where its own values are missing; so do we.
    twitter: card(filledIn(page.twitter, page.og), filledIn(settings.twitter, settings.og)),
    structuredData: structuredData({
      ...{ page, siteName, base, home, description, image: og.picture?.src ?? '' },
      ...(navigation && {
        logo: logoOf(navigation.domainImage, answers, base),
        sameAs: addressesElsewhere(navigation),
      }),
    }),
  };
}

/** Each takes a tenth of a millisecond to find out. */
const LOCALES: ReadonlyMap<string, string> = new Map(siteLanguages.map(({ tag }) => [tag, openGraphLocale(tag)]));

/** A language of the site as Open Graph writes it, with the country where most speak it. */
export const localeOf = (tag: string): string => LOCALES.get(tag) ?? openGraphLocale(tag);

function openGraphLocale(tag: string): string {
  const { language, region } = new Intl.Locale(tag).maximize();
  return `${language}_${region}`;
}

/** Social values, with those of another card where they are missing. */
const filledIn = (social: Social, other: Social): Social => ({
  ...social,
  title: firstOf(social.title, other.title),
  description: firstOf(social.description, other.description),
  image: social.image.imageId ? social.image : other.image,
});

const firstOf = (...texts: string[]): string => texts.find((text) => text !== '') ?? '';

/** The first known image, with its absolute address; an image service's is absolute already. */
function socialPicture(images: readonly (Image | undefined)[], answers: PictureAnswers, base: string) {
  for (const image of images) {
    const media: MediaRecord | null | undefined = image && answers.media[image.imageId];
    if (!image || !media) continue;
    const { src, width, height } = jpegSource(image, media, SOCIAL_IMAGE, answers.imageBaseUrl);
    const absolute = absoluteAddress(src, base);
    return absolute ? { src: absolute, width, height, alt: image.alt || media.alt } : null;
  }
  return null;
}

const absoluteAddress = (src: string, base: string): string => (src.startsWith('/') ? base && base + src : src);

const LOGO_WIDTH = 600;

/** The whole logo, of any shape. */
function logoOf({ imageId }: Image, answers: PictureAnswers, base: string): string {
  const media = answers.media[imageId];
  if (!media) return '';
  const width = Math.min(LOGO_WIDTH, media.width);
  const size = { name: 'desktop', width, height: Math.round((width * media.height) / media.width) } as const;
  const { src } = pictureSources({ imageId } as Image, media, size, answers.imageBaseUrl);
  return absoluteAddress(src, base);
}

function addressesElsewhere({ twitter, facebook, instagram, linkedIn }: Navigation): string[] {
  return [twitter, facebook, instagram, linkedIn].filter((address) => /^https?:\/\//.test(address));
}
