import { escapeXml } from '#content-store/model/values/xml.ts';

/** What programs and quoted code say is no shortcode. */
const CODE = /<(pre|code|script|style|textarea)\b[^<>]*>/gi;
const SHORTCODE = /\[(\[?)(\/?)([a-zA-Z][\w-]{1,60})((?:[\s/][^\][]{0,2000})?)\](\]?)/g;
const ATTRIBUTE = /([\w-]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'\]]+))/g;

/** Shortcodes whose meaning is known become markup; `gallery` and `embed` in elements of their own. */
const KNOWN: Readonly<Record<string, (attributes: Record<string, string>) => string>> = {
  gallery: ({ ids = '', include = '' }) => `<wp-gallery ids="${escapeXml(ids || include)}"></wp-gallery>`,
  audio: ({ src, mp3, m4a, ogg, wav }) => `<audio src="${escapeXml(src ?? mp3 ?? m4a ?? ogg ?? wav ?? '')}"></audio>`,
  video: ({ src, mp4, webm, m4v, youtube }) =>
    `<video src="${escapeXml(src ?? mp4 ?? m4v ?? webm ?? youtube ?? '')}"></video>`,
  caption: ({ caption = '' }) => `<wp-caption text="${escapeXml(caption)}">`,
  wp_caption: ({ caption = '' }) => `<wp-caption text="${escapeXml(caption)}">`,
  embed: () => '<wp-embed>',
  playlist: ({ ids = '' }) => `<wp-playlist ids="${escapeXml(ids)}"></wp-playlist>`,
};
const CLOSING: Readonly<Record<string, string>> = {
  caption: '</wp-caption>',
  wp_caption: '</wp-caption>',
  embed: '</wp-embed>',
};

/**
 * A text with its shortcodes as markup. Those of plugins are taken out, what they enclose stays, and `onUnknown` gets their
 * name; `[sic]` and other words in brackets stay.
 */
export function expandShortcodes(text: string, onUnknown: (name: string) => void): string {
  if (!text.includes('[')) return text;
  let expanded = '';
  let at = 0;
  /** Elements that are not closed after this place. */
  const open = new Set<string>();
  for (const { 0: start, 1: name = '', index } of text.matchAll(CODE)) {
    if (index < at || open.has(name.toLowerCase())) continue;
    const closing = new RegExp(`</${name}>`, 'gi');
    closing.lastIndex = index + start.length;
    if (!closing.test(text)) {
      open.add(name.toLowerCase());
      continue;
    }
    expanded += expandPart(text.slice(at, index), onUnknown) + text.slice(index, closing.lastIndex);
    at = closing.lastIndex;
  }
  return expanded + expandPart(text.slice(at), onUnknown);
}

function expandPart(text: string, onUnknown: (name: string) => void): string {
  const closed = new Set(Array.from(text.matchAll(/\[\/([\w-]+)\]/g), ([, name]) => name));
  return text.replace(
    SHORTCODE,
    (whole: string, quote: string, isEnd: string, name: string, rest: string, quoteEnd: string) => {
      if (quote && quoteEnd) return whole.slice(1, -1);
      const known = Object.hasOwn(KNOWN, name) ? KNOWN[name] : undefined;
      if (isEnd) return known || closed.has(name) ? (CLOSING[name] ?? '') : whole;
      const attributes = attributesOf(rest);
      if (known) return quote + known(attributes) + quoteEnd;
      const isShortcode =
        closed.has(name) || rest.trimEnd().endsWith('/') || Object.keys(attributes).length > 0 || /[_-]/.test(name);
      if (!isShortcode) return whole;
      onUnknown(name);
      return quote + quoteEnd;
    },
  );
}

function attributesOf(text: string): Record<string, string> {
  return Object.fromEntries(
    Array.from(text.matchAll(ATTRIBUTE), ([, name = '', double, single, bare]) => [
      name.toLowerCase(),
      double ?? single ?? bare ?? '',
    ]),
  );
}

/** Addresses alone on a line are shown as what they lead to; here as elements. */
export const withEmbeds = (text: string): string =>
  text.replace(
    /^[ \t]*(?:<p>[ \t]*)?(https?:\/\/[^\s<>"[\]]+)[ \t]*(?:<\/p>[ \t]*)?$/gm,
    '\n\n<wp-embed>$1</wp-embed>\n\n',
  );
