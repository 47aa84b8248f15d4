import { escapeXml } from '#content-store/model/values/xml.ts';
import { RICH_TEXT_ELEMENTS } from '#site/content/rich-text-elements.ts';

/** Elements that are left out with all that is in them: readers do not see it. */
const NOISE = 'style, script, title, xml, meta, link, input, wbr, col';
const NAMES: Readonly<Record<string, string>> = {
  ...{ h1: 'h2', h5: 'h4', h6: 'h4' },
  tfoot: 'tbody',
  tt: 'code',
  kbd: 'code',
  samp: 'code',
};
const CODE_FONT = /font-family:[^;]*(?:mono\b|monospace|courier|consolas|menlo)/i;
const LIST_RUN = /(?:<li data-list="(ul|ol)">[\s\S]*?<\/li>\s*)(?:<li data-list="\1">[\s\S]*?<\/li>\s*)*/g;

/** Uploads the picture at an address and returns the key that marks its place; null leaves the picture out. */
type Bring = (address: string) => string | null;

/**
 * Converts markup of Word, Google Docs and web pages to rich text: styles (bold, lists, code) become elements. The only
 * attributes kept are those of rich text and those in which ProseMirror notes how much was copied and what is kept as it
 * is.
 */
export function pastedMarkup(markup: string, bring: Bring = () => null): string {
  // A template loads and runs nothing of its content, and takes the rows and cells of a table without the table.
  const { content } = Object.assign(document.createElement('template'), { innerHTML: markup });
  for (const noise of content.querySelectorAll(NOISE)) noise.remove();
  return contentOf(content, bring).replace(
    LIST_RUN,
    (items, list: string) => `<${list}>${items.replaceAll(/ data-list="\w+"/g, '')}</${list}>`,
  );
}

const contentOf = ({ childNodes }: Node, bring: Bring): string =>
  [...childNodes].map((node) => markupOf(node, bring)).join('');

function markupOf(node: Node, bring: Bring): string {
  if (node instanceof Text) return escapeXml(node.data);
  if (!(node instanceof Element) || isBullet(node)) return '';
  if (node.localName === 'br' || node.localName === 'hr') return `<${node.localName}>`;
  if (node.localName === 'img') return pictureFor(node, bring);
  return elementsFor(node).reduceRight(
    (inside, start) => `<${start}>${inside}</${start.split(' ', 1)[0]}>`,
    contentOf(node, bring),
  );
}

/** A picture of the library as it is; for any other, a mark where it will be once it is uploaded. */
function pictureFor(picture: Element, bring: Bring): string {
  const alt = written(picture, 'alt');
  const id = written(picture, 'data-image-id');
  if (id) return `<img${id}${picture.getAttribute('alt') === '' ? ' alt=""' : alt}>`;
  const address = attributeOf(picture, 'src');
  // Pages count their readers with pictures of one pixel.
  const isCounter = ['width', 'height'].some((side) => /^[01]$/.test(attributeOf(picture, side)));
  const key = address === '' || isCounter ? null : bring(address);
  return key ? `<img data-upload="${key}"${alt}>` : '';
}

/** The elements that replace an element, outermost first: itself, the marks from its style, or a list entry. */
function elementsFor(element: Element): string[] {
  const name = element.localName;
  const style = attributeOf(element, 'style');
  const marks = marksOf(name, style);
  if (name === 'p' && /mso-list:\s*l\d/i.test(style)) return [`li data-list="${listOf(element)}"`, 'p', ...marks];
  if (name === 'p' && /\bMso(?:Intense)?Quote\b/.test(attributeOf(element, 'class')))
    return ['blockquote', 'p', ...marks];
  if (name === 'span' || name === 'font' || name.includes(':')) return marks;
  if ((name === 'b' || name === 'strong') && isLight(style)) return marks;
  const kept = [...(RICH_TEXT_ELEMENTS[name] ?? []), 'data-pm-slice', 'data-kept'];
  return [`${NAMES[name] ?? name}${kept.map((each) => written(element, each)).join('')}`, ...marks];
}

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

/** What Word writes before a list entry. */
const isBullet = (element: Element): boolean => /mso-list:\s*ignore/i.test(attributeOf(element, 'style'));

/** A numbered list when the bullet is like `1.` or `a)`. */
function listOf(entry: Element): 'ul' | 'ol' {
  const bullet = [...entry.querySelectorAll('[style]')].find(isBullet)?.textContent ?? '';
  return /^(?:\d+|[a-z]+)[.)]/i.test(bullet.trim()) ? 'ol' : 'ul';
}

const attributeOf = (element: Element, name: string): string => element.getAttribute(name) ?? '';

/** An attribute as markup; empty when it is. */
function written(element: Element, name: string): string {
  const value = escapeXml(attributeOf(element, name));
  return value && ` ${name}="${value}"`;
}
