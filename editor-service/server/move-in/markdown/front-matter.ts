import { dateTimeSchema } from '#content-store/model/values/date-time.ts';
import type { Surroundings } from '../markup/surroundings.ts';
import { tagNamed } from '../store/tag-name.ts';

type Front = Readonly<Record<string, unknown>>;

const READ = new Set(
  'title heading description summary excerpt date pubDate publishDate published draft tags categories author authors image cover hero heroImage featured_image thumbnail slug permalink url aliases redirect_from keywords layout'.split(
    ' ',
  ),
);

/** What fields that are objects say themselves with: pictures, and people. */
const OF_PICTURE = ['src', 'url', 'image', 'name'];
const OF_PERSON = ['name'];
/** Front matter may refer to itself. */
const MAX_LEVELS = 3;

const text = (value: unknown, parts = OF_PICTURE, level = 0): string => {
  if (typeof value === 'object' && value !== null) {
    const fields = value as Record<string, unknown>;
    return level === MAX_LEVELS ? '' : text(fields[parts.find((part) => fields[part]) ?? ''], parts, level + 1);
  }
  return typeof value === 'string' ? value.trim() : typeof value === 'number' ? String(value) : '';
};

/** `Anna, Ben` of a name, a person or a list of them, without addresses. */
const people = (value: unknown): string =>
  (Array.isArray(value) ? value : [value])
    .map((person: unknown) => text(person, OF_PERSON).slice(0, 1000))
    .map((name) => name.replace(/<[^<>]*@[^<>]*>|\S+@\S+/g, '').trim())
    .filter(Boolean)
    .join(', ')
    .slice(0, 300);

const texts = (value: unknown): string[] => {
  const list = Array.isArray(value) ? value : typeof value === 'string' ? value.split(',') : [];
  return list.map((one: unknown) => text(one)).filter(Boolean);
};

/** The first of these fields that says something. */
const first = (front: Front, ...names: string[]): string => names.map((name) => text(front[name])).find(Boolean) ?? '';

/** What a front matter says of a page, under the names that common site generators use. */
export function factsOf(front: Front, lose: Surroundings['lose']) {
  const unread = Object.keys(front).filter((name) => !READ.has(name));
  if (unread.length > 0) lose(`Front matter: ${unread.slice(0, 20).join(', ')}`, 'pages have no such fields');
  return {
    title: first(front, 'title', 'heading').slice(0, 300),
    description: first(front, 'description', 'summary', 'excerpt').slice(0, 1000),
    author: people(front.author) || people(front.authors),
    picture: first(front, 'image', 'cover', 'hero', 'heroImage', 'featured_image', 'thumbnail'),
    slug: ownPath(first(front, 'slug', 'permalink', 'url')),
    isDraft: front.draft === true || front.published === false,
    tags: [...named('Tag', texts(front.tags)), ...named('Category', texts(front.categories))].slice(0, 100),
    aliases: [...texts(front.aliases), ...texts(front.redirect_from)],
    publishDate: dateOf(front.date ?? front.pubDate ?? front.publishDate, lose),
  };
}

/** The path of an address; empty for a pattern such as `/:categories/:title/`, which many pages share. */
const ownPath = (address: string): string =>
  /(?:^|\/):\w/.test(address) ? '' : address.replace(/^https?:\/\/[^/]*/i, '');

const named = (category: string, tags: readonly string[]): string[] => tags.map((tag) => tagNamed(category, tag));

function dateOf(value: unknown, lose: Surroundings['lose']): string | undefined {
  if (value === undefined || value === null || value === '') return undefined;
  const given = value instanceof Date ? value.toISOString() : text(value);
  const tries = [
    given,
    given.replace(' ', 'T'),
    `${given.replace(' ', 'T')}Z`,
    /^\d{4}-\d{2}-\d{2}/.exec(given)?.[0] ?? '',
  ];
  const real = tries.find((date) => date !== '' && dateTimeSchema.safeParse(date).success);
  if (real === undefined) lose(`A date: ${given.slice(0, 50)}`, 'it is not a day such as 2026-05-01');
  return real;
}
