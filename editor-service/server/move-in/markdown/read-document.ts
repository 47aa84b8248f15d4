import { readFile, realpath, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { marked } from 'marked';
import { parse as parseToml } from 'smol-toml';
import { parse as parseYaml } from 'yaml';
import { dateTimeSchema } from '#content-store/model/values/date-time.ts';
import { escapeXml } from '#content-store/model/values/xml.ts';
import type { Surroundings } from '../markup/surroundings.ts';
import { tagNamed } from '../store/tag-name.ts';

const FRONT_MATTER = [
  {
    language: 'YAML',
    pattern: /^\uFEFF?---[ \t]*\r?\n([\s\S]*?)\r?\n(?:---|\.\.\.)[ \t]*(?:\r?\n|$)/,
    read: (text: string) => parseYaml(text, { maxAliasCount: 20 }),
  },
  { language: 'TOML', pattern: /^\uFEFF?\+{3}[ \t]*\r?\n([\s\S]*?)\r?\n\+{3}[ \t]*(?:\r?\n|$)/, read: parseToml },
  {
    language: 'JSON',
    pattern: /^\uFEFF?(\{[ \t]*\r?\n[\s\S]*?\r?\n\})[ \t]*(?:\r?\n|$)/,
    read: (text: string) => JSON.parse(text) as unknown,
  },
];

/** A Markdown file in its two parts; no front matter when there is none or it cannot be read. */
export function readDocument(
  text: string,
  lose: Surroundings['lose'],
): { front: Readonly<Record<string, unknown>>; body: string } {
  for (const { language, pattern, read } of FRONT_MATTER) {
    const [whole, matter] = pattern.exec(text) ?? [];
    if (whole === undefined || matter === undefined) continue;
    const body = text.slice(whole.length);
    try {
      const front: unknown = read(matter);
      return { front: typeof front === 'object' && front !== null && !Array.isArray(front) ? { ...front } : {}, body };
    } catch {
      lose('The front matter', `it is not valid ${language}`);
      return { front: {}, body };
    }
  }
  return { front: {}, body: text };
}

const FENCES = /(^ {0,3}(```+|~~~+)[^\n]*\n[\s\S]*?^ {0,3}\2[ \t]*$|`[^`\n]{0,1000}`)/m;
/** One line that ends with the name of a module, or all lines up to an empty one. */
const MODULE_LINES = /^(?:import\s[^\n]*["'];?[ \t]*$|(?:import|export)\s[\s\S]*?(?:\n[ \t]*(?=\r?\n)|(?![\s\S])))/gm;
const COMPONENT = /<\/?([A-Z][\w.]*)(?:\s(?:[^<>{}]|\{(?:[^{}]|\{[^{}]*\})*\})*)?\/?>/g;
const EXPRESSION = /\{(?:[^{}\n]|\{[^{}\n]*\})*\}/g;

/** Changes the text of Markdown, and leaves its code as it is. */
export const outsideCode = (body: string, change: (text: string) => string, see?: (code: string) => void): string =>
  body
    .split(FENCES)
    .map((part, index) => {
      if (index % 3 === 0) return change(part);
      if (index % 3 === 2) return ''; // the signs of a fence
      see?.(part);
      return part;
    })
    .join('');

/** MDX as Markdown: imports, components and expressions are taken out; what components enclose stays. */
export const withoutCode = (body: string, lose: Surroundings['lose']): string =>
  outsideCode(body, (text) => textOnly(text, lose));

function textOnly(text: string, lose: Surroundings['lose']): string {
  return text
    .replace(MODULE_LINES, '\n')
    .replace(COMPONENT, (whole, name: string) => {
      if (!whole.startsWith('</')) lose(`Component <${name}>`, 'code is not imported; its content was kept');
      return '\n\n';
    })
    .replace(EXPRESSION, (whole) => {
      if (!whole.startsWith('{/*')) lose(`An expression: ${whole.slice(0, 100)}`, 'code is not imported');
      return '';
    });
}

/** Markdown (GitHub's kind) as markup; a text that is nested too deeply to be read is kept as words. */
export function markupOf(body: string, lose: Surroundings['lose']): string {
  try {
    return marked.parse(body, { async: false, gfm: true });
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    lose('The markup of a text', 'it is nested too deeply to be read: only its text was kept');
    return body
      .split(/\n\s*\n/)
      .map((part) => `<p>${escapeXml(part.replace(/^[>\s]+/gm, ''))}</p>`)
      .join('');
  }
}

const MAX_BYTES = 20_000_000;

/** The text of a file below a folder; undefined, and reported, for one that cannot be read or is a link to a file elsewhere. */
export async function textIn(root: string, file: string, lose: Surroundings['lose']): Promise<string | undefined> {
  const whole = (why: string): undefined => {
    lose('The whole file', why);
  };
  try {
    const path = await realpath(join(root, file));
    if (!path.startsWith(root + sep)) return whole('it is a link to a file outside the folder');
    const about = await stat(path);
    if (!about.isFile()) return whole('it is a folder');
    if (about.size > MAX_BYTES) return whole('it is larger than 20 MB');
    return decodedText(await readFile(path), lose).replaceAll('\0', '\ufffd'); // as CommonMark says
  } catch (error) {
    if (!(error instanceof Error && 'code' in error)) throw error;
    return whole(`it cannot be read (${String(error.code)})`);
  }
}

/** By its byte order mark, else UTF-8, else the encoding that files of Windows have. */
function decodedText(bytes: Buffer, lose: Surroundings['lose']): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  const text = new TextDecoder().decode(bytes);
  if (!text.includes('\ufffd')) return text;
  lose('The encoding', 'it is not UTF-8: the file was read as Windows-1252');
  return new TextDecoder('windows-1252').decode(bytes);
}

type Front = Readonly<Record<string, unknown>>;

const READ = new Set(
  'title heading description summary excerpt date pubDate publishDate published draft tags categories author authors image cover hero heroImage featured_image thumbnail slug permalink url aliases redirect_from keywords layout'.split(
    ' ',
  ),
);

/** The keys of an object that say what it is: of a picture, and of a person. */
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
  if (unread.length > 0) lose(`Front matter: ${unread.join(', ')}`, 'pages have no such fields');
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
