import type { Image } from '#content-store/model/media/image.ts';
import { escapeXml } from '#content-store/model/values/xml.ts';
import type { PictureAnswers } from './field-host.ts';
import { pictureSources } from './picture-sources.ts';

/** What is unique on a page; without it headings get no ids, and tables may have the same name. */
export interface PageNames {
  /** The id of a heading with this markup. */
  idOf: (markup: string) => string;
  /** The name of the next table that is called this. */
  tableName: (name: string) => string;
}

interface Surroundings {
  pictures: PictureAnswers;
  /** What a table without a caption or heading is called. */
  table: string;
  names?: PageNames | undefined;
}

/** The largest width of a picture, in pixels: a line of text (`--measure`) on a screen of double density. */
const WIDTH = 1216;
const SIZES = '(max-width: 41rem) 100vw, 38rem';

const PICTURE = /<img data-image-id="([\w-]+)"(?: alt="([^"]*)")?[^<>]*>/g;
/** Links to other sites, and those of earlier texts that open a mail program in a new tab. */
const LINK = /<a href="(https?:[^"]*|(?:mailto|tel):[^"]*)"[^<>]*>/gi;
const HEADING_OR_TABLE = /<(h[234])>([\s\S]*?)<\/\1>|<table>(?:<caption>([\s\S]*?)<\/caption>)?|<\/table>/g;

/**
 * Stored rich text as visitors get it: pictures with their addresses, tables in a box that scrolls, headings with ids,
 * links to other sites in a new tab, as those of buttons.
 * Text without these stays as it is. A picture that is not in the library is left out.
 */
export function shownRichText(markup: string, { pictures, table, names }: Surroundings): string {
  if (!/<(?:h[234]|table|img|a)\b/.test(markup)) return markup;
  let heading = '';
  return markup
    .replace(LINK, (_tag, href: string) => linkMarkup(href))
    .replace(PICTURE, (_tag, id: string, alt?: string) => pictureMarkup(id, alt, pictures))
    .replace(HEADING_OR_TABLE, (whole, tag?: string, inside = '', caption?: string) => {
      if (whole === '</table>') return '</table></section>';
      if (tag) {
        heading = inside;
        return names ? `<${tag} id="${attribute(names.idOf(inside))}">${inside}</${tag}>` : whole;
      }
      const name = textOf(caption ?? '') || textOf(heading) || table;
      const label = attribute(names?.tableName(name) ?? name);
      return `<section class="table" aria-label="${label}" tabindex="0">${whole}`;
    });
}

const linkMarkup = (href: string): string =>
  `<a href="${href}"${/^http/i.test(href) ? ' target="_blank" rel="noopener"' : ''}>`;

/** `alt`: as it is written in the markup; without one the library's description holds, an empty one says "decorative". */
function pictureMarkup(imageId: string, alt: string | undefined, { media, imageBaseUrl }: PictureAnswers): string {
  const record = media[imageId];
  if (!record) return '';
  const width = Math.min(WIDTH, record.width);
  const height = Math.max(1, Math.round((width * record.height) / record.width));
  const image: Image = { imageId, alt: '', caption: '' };
  const { src, srcSet } = pictureSources(image, record, { name: 'desktop', width, height }, imageBaseUrl);
  const attributes = [
    `src="${attribute(src)}" srcset="${attribute(srcSet)}" sizes="${SIZES}" width="${width}" height="${height}"`,
    `alt="${alt ?? escapeXml(record.alt)}"${alt === '' ? ' role="presentation"' : ''}`,
    'loading="lazy" decoding="async"',
  ];
  return `<img ${attributes.join(' ')}>`;
}

/** The words of some markup, still escaped. */
const textOf = (markup: string): string => markup.replace(/<[^<>]*>/g, '').trim();

/** Escaped text as the value of an attribute. */
const attribute = (text: string): string => text.replaceAll('"', '&quot;');
