import type { Colour, pageSchema } from 'pagewright/content';
import type { z } from 'pagewright/fields';
import type { ArtworkName } from './artwork/gallery.ts';
import { type BlockDraft, image, link } from './blocks.ts';
import { DOMAIN_ID, NAME } from './domain.ts';
import { keyed } from './keyed.ts';
import type { DemoTag } from './tags.ts';

export type DemoPage = z.input<typeof pageSchema>;

/** What pages below a section show in their trail: the section's page, or the library that lists them. */
const SECTIONS: Readonly<Record<string, readonly [slug: string, text: string]>> = {
  about: ['about', 'About'],
  projects: ['projects', 'Projects'],
  'case-studies': ['case-studies', 'Case studies'],
  ideas: ['ideas', 'Ideas'],
  news: ['news', 'News'],
  events: ['events', 'Events'],
  listen: ['listen', 'Listen'],
  learn: ['learn', 'Learn'],
  watch: ['library', 'The library'],
  guides: ['library', 'The library'],
  policies: ['library', 'The library'],
};

const TEAM_TRAIL = [
  { slug: 'about', text: 'About', type: 'page' as const },
  { slug: 'about/team', text: 'People', type: 'page' as const },
];

export interface PageDraft {
  slug: string;
  heading: string;
  description: string;
  headerType?: string;
  picture?: ArtworkName;
  /** The paper shape behind the header's picture. */
  shape?: Colour;
  background?: Colour;
  link?: ReturnType<typeof link>;
  tags?: readonly DemoTag[];
  /** Year-month-day. */
  date?: string;
  author?: string;
  event?: NonNullable<DemoPage['event']>;
  academyDetails?: NonNullable<DemoPage['academyDetails']>;
  contents: readonly BlockDraft[];
}

type Place = NonNullable<NonNullable<DemoPage['event']>['place']>;

/** A time in Victoria while its clocks are ten hours ahead of UTC, from April to October. */
export const winterTime = (day: string, time: string): string => `${day}T${time}+10:00[Australia/Melbourne]`;

/** A place in the state where the demo happens. */
export const inVictoria = (place: Place): Place => ({ ...place, region: 'VIC', country: 'Australia' });

/** A generic page; its id, trail and block keys follow from its slug. */
export function demoPage({
  slug,
  heading,
  description,
  headerType = 'HeaderThree',
  picture,
  shape = 'yellow',
  background,
  link: to,
  tags = [],
  date,
  author,
  event,
  academyDetails,
  contents,
}: PageDraft): DemoPage {
  const header = {
    heading,
    description,
    ...(picture && { image: image(picture) }),
    ...(to && { link: to }),
    breadcrumb: trail(slug),
    config: { backgroundColour: shape },
  };
  return {
    ...common(slug, heading, description, contents),
    ...{ template: 'generic', headerType, header, tags: [...tags] },
    ...(background && { backgroundColour: background }),
    ...(date && { publishDate: date }),
    ...(author && { author }),
    ...(event && { event }),
    ...(academyDetails && { academyDetails }),
  };
}

/** The front page. */
export function homePage({ heading, description, picture, mobilePicture, background, contents }: HomeDraft): DemoPage {
  const header = { heading, description, image: image(picture), mobileImage: image(mobilePicture) };
  return {
    ...common('', NAME, description, contents),
    ...{ template: 'home', headerType: 'Home', showBreadcrumb: false, header, backgroundColour: background },
  };
}

interface HomeDraft extends Pick<PageDraft, 'heading' | 'description' | 'contents'> {
  picture: ArtworkName;
  mobilePicture: ArtworkName;
  background: Colour;
}

/** The page of a member of the team. */
export function personPage({ name, slug, description, picture, tags = [], contents }: PersonDraft): DemoPage {
  const header = { heading: name, description, image: image(picture), breadcrumb: TEAM_TRAIL };
  return {
    ...common(`about/team/${slug}`, name, description, contents),
    ...{ template: 'teamMember', headerType: 'TeamMember', header, tags: [...tags] },
    backgroundColour: 'backgroundWhite',
  };
}

interface PersonDraft extends Pick<PageDraft, 'slug' | 'description' | 'tags' | 'contents'> {
  name: string;
  picture: ArtworkName;
}

/** A job that is open. */
export function jobPage({
  slug,
  heading,
  subheading,
  description,
  date,
  closes,
  employmentType,
  place,
  colour,
  contents,
}: JobDraft): DemoPage {
  const header = {
    ...{ heading, subheading, description },
    breadcrumb: [{ slug: 'careers', text: 'Work with us', type: 'page' as const }],
    applyLink: link('Ask about this job', '/contact'),
    shareLink: link('Send it to a friend', `mailto:?subject=${encodeURIComponent(heading)}`, 'external'),
    config: { backgroundColour: colour },
  };
  return {
    ...common(`careers/${slug}`, heading, description, contents),
    ...{ template: 'careers', headerType: 'Careers', header, publishDate: date },
    ...{ job: { closes: winterTime(closes, '17:00'), employmentType, place: inVictoria(place) } },
    ...{ backgroundColour: 'backgroundLightPurple' as const },
  };
}

interface JobDraft extends Pick<PageDraft, 'slug' | 'heading' | 'description' | 'contents'> {
  subheading: string;
  date: string;
  /** The last day to apply, at five. */
  closes: string;
  employmentType: NonNullable<DemoPage['job']>['employmentType'];
  place: Place;
  colour: Colour;
}

/** A page that shows one block: kept out of navigation, sitemap and search. */
export function blockPage(
  slug: string,
  heading: string,
  description: string,
  contents: readonly BlockDraft[],
): DemoPage {
  return {
    ...common(`blocks/${slug}`, heading, description, contents),
    ...{ template: 'generic', headerType: 'HeaderThree', showBreadcrumb: false, header: { heading, description } },
    ...{ backgroundColour: 'backgroundWhite' as const, hideFromSitemap: true, hideFromRobots: true },
  };
}

function common(
  slug: string,
  title: string,
  description: string,
  contents: readonly BlockDraft[],
): Pick<DemoPage, '_id' | 'domainId' | 'slug' | 'title' | 'description' | 'contents'> {
  const name = slug.split('/').at(-1) || 'home';
  return {
    _id: slug.replaceAll('/', '-') || 'home',
    ...{ domainId: DOMAIN_ID, slug, title, description },
    contents: keyed(name.slice(0, 20).replace(/-$/, ''), contents),
  };
}

function trail(slug: string) {
  const [section = '', ...rest] = slug.split('/');
  const [parent, text] = SECTIONS[section] ?? [];
  return rest.length > 0 && parent && text ? [{ slug: parent, text, type: 'page' as const }] : [];
}
