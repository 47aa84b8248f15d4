import { escapeXml } from '#content-store/model/values/xml.ts';
import { parseSvg, type SvgElement, svgRefused } from './svg-tree.ts';

/** What a drawing may consist of; scripts, styles from elsewhere, embedded pages and animations are not here. */
const ELEMENTS = new Set(
  `svg g defs image symbol use title desc path rect circle ellipse line polyline polygon text tspan textPath clipPath mask
  pattern marker linearGradient radialGradient stop filter feBlend feColorMatrix feComponentTransfer feComposite feDropShadow
  feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feMerge feMergeNode feOffset switch style`.split(/\s+/),
);
/** Descriptions by drawing programs, dropped with everything in them. */
const DROPPED = new Set(['metadata']);
const EDITOR_PREFIX = /^(?:sodipodi|inkscape|sketch|serif|cc|dc|rdf|i|x|a|figma|bx|vectornator):/;
/** A picture within the drawing, as its data. */
const EMBEDDED = /^\s*data:image\/(?:png|jpe?g|gif|webp);base64,([a-z\d+/=\s]+)$/i;
const MAX_SHOWN = 50_000;
/** To draw a picture takes as long as this many shapes, so that one may be repeated a hundred times. */
const SHAPES_OF_PICTURE = 500;
/** Pixels a side: of the drawing, before it is reduced. */
const MAX_SIDE = 4800;
const DEFAULT_SIDE = 1200;
/** CSS that reads a file, and CSS escapes, which could hide it. */
const READS = /@import|image-set|expression|\\/i;
const URLS = /url\s*\(([^)]*)/gi;

/** A drawing that fetches nothing and runs nothing, and its size in pixels. */
export interface SafeSvg {
  text: string;
  width: number;
  height: number;
  /** The pictures in it, as they are: their format and size are not checked. */
  pictures: Buffer[];
}

/** What was found in a drawing. */
interface Parts {
  ids: Map<string, SvgElement>;
  pictures: Buffer[];
}

/**
 * Rewrites a drawing from its parsed elements. Throws PictureRefused when it is malformed, refers to anything outside
 * itself, could run code, or repeats its elements too often.
 */
export function safeSvg(source: string): SafeSvg {
  const root = parseSvg(source);
  if (root.name.replace(/^svg:/, '') !== 'svg') throw svgRefused('it is not a drawing');
  const parts: Parts = { ids: new Map(), pictures: [] };
  check(root, parts);
  countShown(root, parts.ids);
  const { width, height } = sizeOf(root);
  root.attributes.set('width', String(width));
  root.attributes.set('height', String(height));
  return { text: written(root), width, height, pictures: parts.pictures };
}

function check(element: SvgElement, parts: Parts): void {
  element.name = element.name.replace(/^svg:/, '');
  // The pixels that are stored lead nowhere.
  if (element.name === 'a') {
    element.name = 'g';
    for (const name of ['href', 'xlink:href']) element.attributes.delete(name);
  }
  if (!ELEMENTS.has(element.name)) throw svgRefused(`it contains “${element.name}”, which is not allowed`);
  for (const [name, value] of element.attributes) checkAttribute(element, { name, value }, parts);
  const id = element.attributes.get('id');
  if (id && !parts.ids.has(id)) parts.ids.set(id, element);
  element.children = element.children.filter((child) => typeof child === 'string' || !isDropped(child, element));
  for (const child of element.children) {
    if (typeof child !== 'string') check(child, parts);
    else if (element.name === 'style' && isFetching(child)) throw outside();
  }
}

/** Of a choice, what only browsers show is dropped: the drawing that follows is for all others. */
const isDropped = ({ name }: SvgElement, parent: SvgElement): boolean =>
  DROPPED.has(name) || EDITOR_PREFIX.test(name) || (parent.name === 'switch' && /^(?:svg:)?foreignObject$/.test(name));

function checkAttribute(
  element: SvgElement,
  { name, value }: { name: string; value: string },
  { pictures }: Parts,
): void {
  if (/^on/i.test(name)) throw svgRefused('it contains a script');
  if (EDITOR_PREFIX.test(name) || name === 'xml:base' || name.startsWith('data-')) {
    element.attributes.delete(name);
    return;
  }
  if (name === 'href' || name === 'xlink:href' || name === 'src') {
    const data = element.name === 'image' && EMBEDDED.exec(value)?.[1];
    if (data) pictures.push(Buffer.from(data, 'base64'));
    else if (!/^#[^\s]+$/.test(value.trim())) throw outside();
    return;
  }
  if (name === 'xmlns' || name.startsWith('xmlns:')) return;
  if (isFetching(value) || /^\s*(?:javascript|data|https?|file):/i.test(value)) throw outside();
}

/** True for styles that name anything but a part of the drawing itself. */
function isFetching(css: string): boolean {
  const named = Array.from(css.matchAll(URLS), ([, target = '']) => target.trim().replace(/^["']\s*/, ''));
  return READS.test(css) || named.some((target) => !target.startsWith('#'));
}

const outside = () => svgRefused('it refers to something outside itself');

/** `use`, patterns and masks repeat what they name: without a limit a small file draws billions of shapes. */
function countShown(root: SvgElement, ids: ReadonlyMap<string, SvgElement>): void {
  const known = new Map<SvgElement, number>();
  const inProgress = new Set<SvgElement>();
  const count = (element: SvgElement): number => {
    const before = known.get(element);
    if (before !== undefined) return before;
    if (inProgress.has(element)) throw svgRefused('it contains itself');
    inProgress.add(element);
    let shown = element.name === 'image' ? SHAPES_OF_PICTURE : 1;
    for (const child of element.children) if (typeof child !== 'string') shown += count(child);
    for (const target of targetsOf(element)) {
      const named = ids.get(target);
      if (named) shown += count(named);
    }
    if (shown > MAX_SHOWN) throw svgRefused('it repeats its elements too often');
    inProgress.delete(element);
    known.set(element, shown);
    return shown;
  };
  count(root);
}

function targetsOf({ attributes }: SvgElement): string[] {
  return [...attributes].flatMap(([name, value]) =>
    name === 'href' || name === 'xlink:href'
      ? [value.trim().slice(1)]
      : Array.from(value.matchAll(/url\s*\(\s*["']?\s*#([^"')\s]+)/gi), ([, id = '']) => id),
  );
}

/** The drawing's own size, else that of its view box, else a default; never larger than an original may be. */
function sizeOf({ attributes }: SvgElement): { width: number; height: number } {
  const [, , boxWidth = 0, boxHeight = 0] = (attributes.get('viewBox') ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const hasBox = boxWidth > 0 && boxHeight > 0 && Number.isFinite(boxWidth) && Number.isFinite(boxHeight);
  const ratio = hasBox ? boxWidth / boxHeight : undefined;
  const [ownWidth, ownHeight] = [lengthOf(attributes.get('width')), lengthOf(attributes.get('height'))];
  const width = ownWidth ?? (ownHeight && ratio ? ownHeight * ratio : undefined) ?? (hasBox ? boxWidth : DEFAULT_SIDE);
  const height = ownHeight ?? width / (ratio ?? 1);
  // A small drawing is stored larger than it says: it has no pixels that could be seen.
  const scale = Math.min(MAX_SIDE, Math.max(DEFAULT_SIDE, width, height)) / Math.max(width, height);
  const side = (length: number) => Math.max(1, Math.round(length * scale));
  if (!hasBox) attributes.set('viewBox', `0 0 ${width} ${height}`);
  return { width: side(width), height: side(height) };
}

function lengthOf(text: string | undefined): number | undefined {
  const length = Number(/^\s*(\d{1,9}(?:\.\d+)?)(?:px)?\s*$/.exec(text ?? '')?.[1]);
  return length > 0 ? length : undefined;
}

function written({ name, attributes, children }: SvgElement): string {
  const head = [name, ...[...attributes].map(([key, value]) => `${key}="${escapeXml(value)}"`)].join(' ');
  const inner = children.map((child) => (typeof child === 'string' ? escapeXml(child) : written(child)));
  return `<${head}>${inner.join('')}</${name}>`;
}
