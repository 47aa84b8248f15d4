const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Text for HTML. */
export const escaped = (text: string): string => text.replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? '');

export interface LinkTo {
  href: string;
  text: string;
}

/** A link; nothing without a text. */
export const linkHtml = ({ href, text }: LinkTo, className: string): string =>
  text ? `<a class="${className}" href="${escaped(href)}">${escaped(text)}</a>` : '';

export const listHtml = (className: string, entries: readonly string[]): string =>
  `<ul class="${className}">${entries.map((entry) => `<li>${entry}</li>`).join('')}</ul>`;

/** One shape of a picture: its widths, smallest first, and its height per width. */
export interface Shape {
  widths: readonly number[];
  ratio: number;
  sizes: string;
}

export const SQUARE = {
  widths: [500, 1000],
  ratio: 1,
  sizes: '(min-width: 67.5rem) 540px, (min-width: 640px) 55vw, 100vw',
};
export const CARD = {
  widths: [375, 750],
  ratio: 1,
  sizes: '(min-width: 67.5rem) 365px, (min-width: 640px) 320px, 100vw',
};
export const WIDE = {
  widths: [480, 960, 1920],
  ratio: 9 / 16,
  sizes: '(min-width: 1152px) 620px, (min-width: 67.5rem) 54vw, 100vw',
};
export const NARROW = { widths: [500, 1000], ratio: 2 / 3, sizes: '100vw' };
export const LOGO = { widths: [480], ratio: 1 / 3, sizes: '150px' };

/** The largest variant's address and size, and all variants as a `srcset`. */
export function variants(start: string, { widths, ratio, sizes }: Shape) {
  const heightOf = (width: number) => Math.floor(width * ratio);
  const addressOf = (width: number) => `${start}-${width}x${heightOf(width)}.webp`;
  const width = widths.at(-1) ?? 0;
  const srcset = widths.map((each) => `${addressOf(each)} ${each}w`).join(', ');
  return {
    src: addressOf(width),
    size: `srcset="${srcset}" sizes="${sizes}" width="${width}" height="${heightOf(width)}"`,
  };
}

export function imageHtml(start: string, shape: Shape, alt: string, loading: 'lazy' | 'eager' = 'lazy'): string {
  const { src, size } = variants(start, shape);
  return `<img src="${src}" ${size} alt="${escaped(alt)}" loading="${loading}" decoding="async">`;
}

const FORMATS = { long: format('long'), short: format('short') };

/** A day as `<time>`. */
export const dayHtml = (day: string, month: keyof typeof FORMATS): string =>
  `<time datetime="${day}">${FORMATS[month].format(new Date(day))}</time>`;

function format(month: 'long' | 'short'): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat('en-AU', { day: 'numeric', month, year: 'numeric', timeZone: 'UTC' });
}
