import type { PublishedPage } from '#content-store/model/entities/page.ts';
import { cardContents } from '#content-store/model/entities/page-card.ts';
import type { Place } from '#content-store/model/entities/page-facts.ts';
import { videoAddresses } from '#content-store/model/media/video.ts';
import { asciiAddress } from '#content-store/model/values/address-encoding.ts';
import { isAfter, machineTime, readDateTime } from '#content-store/model/values/date-time.ts';
import { kindsOf } from '../cards/card-texts.ts';
import { isBlank } from '../elements/is-blank.ts';
import { pagePlace } from './page-place.ts';
import { type KnownPage, organisation, plainText, type Thing, trailSteps } from './structured-parts.ts';

const ARTICLES = new Set(['News', 'Idea', 'Case study', 'Report', 'Whitepaper', 'Toolkit', 'Guide', 'Policy']);
const EVENTS = new Set(['Event', 'Webinar']);

/** What a page is about; a type is only used if everything search engines require for it is known. */
export function subject(known: KnownPage): Thing {
  const { page } = known;
  const kinds = kindsOf(page.tags);
  const isOf = (names: ReadonlySet<string>) => kinds.some((kind) => names.has(kind));
  if (page.template === 'careers') return jobPosting(known) ?? webPage(known);
  if (page.template === 'teamMember') return person(known);
  if (page.event?.start || isOf(EVENTS)) return event(known, kinds.includes('Webinar')) ?? webPage(known);
  if (kinds.includes('Course') || !isBlank(Object.values(page.academyDetails ?? {}))) return course(known);
  if (kinds.includes('Video')) return video(known) ?? webPage(known);
  if (isPodcast(page)) return episode(known);
  return page.template === 'news' || isOf(ARTICLES) ? article(known) : webPage(known);
}

/** True for a page with a podcast's player. */
const isPodcast = ({ contents }: Pick<PublishedPage, 'contents'>): boolean =>
  contents.some(({ componentType, castosCode }) => componentType === 'AudioPlayer' && !isBlank(castosCode));

function jobPosting(known: KnownPage): Thing | null {
  const { page } = known;
  const { closes, employmentType } = page.job ?? {};
  const jobLocation = locationOf(page);
  const datePosted = dayOf(page.publishDate) ?? page.publishedAt;
  if (!jobLocation || !datePosted) return null;
  return {
    ...{ '@type': 'JobPosting', title: nameOf(page), datePosted, jobLocation },
    ...(closes && { validThrough: machineTime(closes) }),
    ...(employmentType && { employmentType: employmentType.replace(/[A-Z]/g, '_$&').toUpperCase() }),
    ...{ hiringOrganization: organisation(known), ...common(known) },
  };
}

function event(known: KnownPage, isOnline: boolean): Thing | null {
  const { page, base } = known;
  const { start = '', end = '' } = page.event ?? {};
  const startDate = start ? machineTime(start) : dayOf(page.publishDate);
  const place = locationOf(page);
  const isVirtual = !place && (isOnline || start !== '');
  const location = isVirtual ? { '@type': 'VirtualLocation', url: `${base}/${asciiAddress(page.slug)}` } : place;
  if (!startDate || !location) return null;
  const mode = isVirtual ? 'Online' : 'Offline';
  return {
    ...{ '@type': 'Event', name: nameOf(page), startDate },
    ...(isAfter(start, end) && { endDate: machineTime(end) }),
    ...{ location, eventAttendanceMode: `https://schema.org/${mode}EventAttendanceMode` },
    ...{ organizer: organisation(known), ...common(known) },
  };
}

function person(known: KnownPage): Thing {
  const { page } = known;
  const { linkedIn } = page.header;
  const href = typeof linkedIn === 'object' && linkedIn !== null && 'href' in linkedIn ? linkedIn.href : '';
  const sameAs = typeof href === 'string' && /^https?:/.test(href) ? { sameAs: [href] } : {};
  return { '@type': 'Person', name: nameOf(page), worksFor: organisation(known), ...sameAs, ...common(known) };
}

const course = (known: KnownPage): Thing => ({
  ...{ '@type': 'Course', name: nameOf(known.page), provider: organisation(known), ...common(known) },
});

/** Null without a picture, a date or a player, which are required. */
function video(known: KnownPage): Thing | null {
  const { page, image } = known;
  const uploadDate = dayOf(page.publishDate);
  const addresses = cardContents(page.contents).map((item) =>
    item.componentType === 'Media' ? videoAddresses(item.video) : null,
  );
  const embedUrl = addresses.find((found) => found !== null)?.embed.replace(/\?.*$/, '');
  if (!uploadDate || !image || !embedUrl) return null;
  const { image: _, ...rest } = common(known);
  return { '@type': 'VideoObject', name: nameOf(page), thumbnailUrl: image, uploadDate, embedUrl, ...rest };
}

function episode(known: KnownPage): Thing {
  const { page, siteName, base } = known;
  const { name, item: url } = trailSteps(known).at(-1) ?? { name: siteName, item: `${base}/` };
  return {
    ...{ '@type': 'PodcastEpisode', name: nameOf(page), partOfSeries: { '@type': 'PodcastSeries', name, url } },
    ...dates(page),
    ...common(known),
  };
}

function article(known: KnownPage): Thing {
  const { page } = known;
  const author = page.author ? { '@type': 'Person', name: page.author } : organisation(known);
  const who = { author, publisher: organisation(known) };
  return { '@type': 'Article', headline: nameOf(page), ...dates(page), ...who, ...common(known) };
}

const webPage = (known: KnownPage): Thing => ({
  ...{ '@type': 'WebPage', name: nameOf(known.page), ...dates(known.page), ...common(known) },
});

const nameOf = (page: PublishedPage): string => plainText(page.header.heading) || page.title;

/** The day as the page shows it. */
const dayOf = (value: string | undefined): string | undefined => readDateTime(value)?.day;

const dates = ({ publishDate, publishedAt }: PublishedPage) => ({
  ...(publishDate && { datePublished: dayOf(publishDate) }),
  ...(publishedAt && { dateModified: publishedAt }),
});

const common = ({ page, base, description, image }: KnownPage) => ({
  ...{ description, url: `${base}/${asciiAddress(page.slug)}` },
  ...(image && { image }),
});

/** The place of an event or job; a course's location is one line of text. */
function locationOf(page: PublishedPage): Thing | null {
  const place = pagePlace(page);
  if (place) return placeThing(place);
  const address = page.academyDetails?.location;
  return address ? { '@type': 'Place', name: address, address } : null;
}

function placeThing({ name, street, locality, region, postalCode, country }: Place): Thing {
  const address = {
    ...(street && { streetAddress: street }),
    ...(locality && { addressLocality: locality }),
    ...(region && { addressRegion: region }),
    ...(postalCode && { postalCode }),
    ...(country && { addressCountry: country }),
  };
  return { '@type': 'Place', ...(name && { name }), address: { '@type': 'PostalAddress', ...address } };
}
