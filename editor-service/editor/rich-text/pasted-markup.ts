import { RICH_TEXT_ELEMENTS } from '#site/content/rich-text-elements.ts';

/** Markup that readers do not see: comments (including Word's conditional ones) and the content of these elements. */
const NOISE = /<!--[\s\S]*?-->|<!\[[^>]*>|<\?[^>]*>|<(head|style|script|title|xml)\b[\s\S]*?<\/\1\s*>/gi;
const TAG = /<(\/?)([a-z][\w:-]*)((?:"[^"]*"|'[^']*'|[^'">])*)>/gi;
const VOID = new Set(['br', 'hr', 'img', 'input', 'meta', 'link', 'wbr', 'col']);
const NAMES: Readonly<Record<string, string>> = {
  ...{ h1: 'h2', h5: 'h4', h6: 'h4' },
  tfoot: 'tbody',
  tt: 'code',
  kbd: 'code',
  samp: 'code',
};
const CODE_FONT = /font-family:[^;]*(?:mono\b|monospace|courier|consolas|menlo)/i;
/** Entries of Word's lists in a row, which are paragraphs that name their level. */
const LIST_RUN = /(?:<li data-list="[\s\S]*?<\/li>\s*)+/g;
const LIST_ENTRY = /<li data-list="(ul|ol)" data-level="(\d)">([\s\S]*?)<\/li>/g;

interface OpenTag {
  name: string;
  /** The end tags for it in the result. */
  end: string;
  /** Its content is left out: the bullet that Word writes before a list entry. */
  isBullet: boolean;
  /** Its content is left out: what was deleted, or said about the text. */
  isLeftOut: boolean;
}

/**
 * Converts markup of Word, Google Docs and web pages to rich text: styles (bold, lists, code) become elements. The only
 * attributes kept are those of rich text and those in which ProseMirror notes how much was copied and what is kept as it
 * is. `bring` uploads the picture at an address and returns the key that marks its place; null leaves the picture out.
 */
export function pastedMarkup(markup: string, bring: (address: string) => string | null = () => null): string {
  const source = markup.replace(NOISE, '');
  const open: OpenTag[] = [];
  let result = '';
  let bullet = '';
  let bullets = 0;
  let leftOut = 0;
  let end = 0;

  const take = (text: string) => {
    if (bullets > 0) bullet += text;
    else if (leftOut === 0) result += text;
  };

  for (const { 0: tag, 1: slash, 2: word = '', 3: attributes = '', index } of source.matchAll(TAG)) {
    take(source.slice(end, index));
    end = index + tag.length;
    const name = word.toLowerCase();
    if (slash) {
      const depth = open.findLastIndex((each) => each.name === name);
      for (const each of depth < 0 ? [] : open.splice(depth).toReversed()) {
        if (each.isBullet) {
          bullets -= 1;
          result = withListKind(result, bullet);
        }
        take(each.end);
        if (each.isLeftOut) leftOut -= 1;
      }
    } else if (VOID.has(name)) {
      if (name === 'br' || name === 'hr') take(`<${name}>`);
      if (name === 'img') take(pictureFor(attributes, bring));
    } else {
      const style = attributeOf(attributes, 'style');
      const isBullet = /mso-list:\s*ignore/i.test(style);
      const isLeftOut = isDeletedOrRemark(name, attributes, style);
      if (isLeftOut) leftOut += 1;
      const begins = isBullet || isLeftOut ? [] : elementsFor(name, attributes, style);
      take(begins.map((each) => `<${each}>`).join(''));
      open.push({
        name,
        isBullet,
        isLeftOut,
        end: begins
          .toReversed()
          .map((each) => `</${each.split(' ', 1)[0]}>`)
          .join(''),
      });
      if (isBullet) {
        bullets += 1;
        bullet = '';
      }
    }
  }
  take(source.slice(end));
  return result.replace(LIST_RUN, (run) =>
    listsOf(
      Array.from(run.matchAll(LIST_ENTRY), ([, kind = '', level = '', markup = '']) => ({ kind, level, markup })),
    ),
  );
}

/** What its author deleted while Word noted the changes, and marks and texts of comments. */
function isDeletedOrRemark(name: string, attributes: string, style: string): boolean {
  if (name === 'del') return isNoted(attributes);
  return /mso-element:\s*comment/i.test(style) || /\bMsoCommentReference\b/.test(attributeOf(attributes, 'class'));
}

/** True for an insertion or deletion of which Word notes when it was. */
const isNoted = (attributes: string): boolean => attributeOf(attributes, 'datetime') !== '';

interface ListEntry {
  kind: string;
  level: string;
  markup: string;
}

/** Entries as lists, one for each kind in a row; those of a deeper level are a list within the entry before. */
function listsOf(entries: readonly ListEntry[]): string {
  let lists = '';
  let kind = '';
  for (let index = 0; index < entries.length; ) {
    const [entry, ...after] = entries.slice(index) as [ListEntry, ...ListEntry[]];
    const next = after.findIndex(({ level }) => level <= entry.level);
    const within = next < 0 ? after : after.slice(0, next);
    if (entry.kind !== kind) lists += `${kind && `</${kind}>`}<${entry.kind}>`;
    lists += `<li>${entry.markup}${listsOf(within)}</li>`;
    kind = entry.kind;
    index += 1 + within.length;
  }
  return lists + (kind && `</${kind}>`);
}

/** A picture of the library as it is; for any other, a mark where it will be once it is uploaded. */
function pictureFor(attributes: string, bring: (address: string) => string | null): string {
  const alt = written('alt', attributeOf(attributes, 'alt'));
  const id = attributeOf(attributes, 'data-image-id');
  const isDecorative = alt === '' && /(?:^|\s)alt(?:=|\s|$)/i.test(attributes);
  if (id) return `<img${written('data-image-id', id)}${isDecorative ? ' alt=""' : alt}>`;
  const address = attributeOf(attributes, 'src');
  // Pages count their readers with pictures of one pixel.
  const isCounter = ['width', 'height'].some((side) => /^[01]$/.test(attributeOf(attributes, side)));
  const key = address === '' || isCounter ? null : bring(address);
  return key ? `<img data-upload="${key}"${alt}>` : '';
}

/** The elements that replace an element: itself, the marks from its style, or a list entry. */
function elementsFor(name: string, attributes: string, style: string): string[] {
  const marks = marksOf(name, style);
  const level = name === 'p' && /mso-list:\s*l\d+(?:\s+level(\d))?/i.exec(style);
  if (level) return [`li data-list="ul" data-level="${level[1] ?? 1}"`, 'p', ...marks];
  if (name === 'p' && /\bMso(?:Intense)?Quote\b/.test(attributeOf(attributes, 'class')))
    return ['blockquote', 'p', ...marks];
  const isInserted = name === 'ins' && isNoted(attributes);
  if (name === 'span' || name === 'font' || name.includes(':') || isInserted) return marks;
  if ((name === 'b' || name === 'strong') && isLight(style)) return marks;
  const kept = [...(RICH_TEXT_ELEMENTS[name] ?? []), 'data-pm-slice', 'data-kept'];
  return [
    `${NAMES[name] ?? name}${kept.map((each) => written(each, attributeOf(attributes, each))).join('')}`,
    ...marks,
  ];
}

const written = (name: string, value: string): string => value && ` ${name}="${value.replaceAll('"', '&quot;')}"`;

function marksOf(name: string, style: string): string[] {
  const isHeading = /^h[1-6]$/.test(name);
  const lines = /text-decoration[\w-]*:([^;]*)/i.exec(style)?.[1] ?? '';
  return [
    ...(!isHeading && /font-weight:\s*(bold|[6-9]00)/i.test(style) ? ['strong'] : []),
    ...(/font-style:\s*italic/i.test(style) ? ['em'] : []),
    ...(name !== 'a' && lines.includes('underline') ? ['u'] : []),
    ...(lines.includes('line-through') ? ['s'] : []),
    ...(name === 'span' && CODE_FONT.test(style) ? ['code'] : []),
  ];
}

const isLight = (style: string): boolean => /font-weight:\s*(normal|[1-5]00)/i.test(style);

/** Makes the list a numbered one when the bullet is like `1.` or `a)`. */
function withListKind(result: string, bullet: string): string {
  const isNumbered = /^(?:\d+|[a-z]+)[.)]/i.test(bullet.replaceAll(/<[^>]*>|&nbsp;|\s/g, ''));
  const start = result.lastIndexOf('<li data-list="ul"');
  return isNumbered && start >= 0 ? `${result.slice(0, start)}${result.slice(start).replace('"ul"', '"ol"')}` : result;
}

function attributeOf(attributes: string, name: string): string {
  const found = new RegExp(`(?:^|\\s)${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s>]+))`, 'i').exec(attributes);
  return found?.[1] ?? found?.[2] ?? found?.[3] ?? '';
}
