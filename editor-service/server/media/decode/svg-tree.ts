/** An element of an SVG; texts of elements that show text are children too. */
export interface SvgElement {
  name: string;
  attributes: Map<string, string>;
  children: (SvgElement | string)[];
}

/** A drawing that is not well-formed, or uses what drawings here must not use; the message says what. */
export class SvgRefused extends Error {}

const MOST_ELEMENTS = 20_000;
const MOST_DEPTH = 60;
const NAME = String.raw`[A-Za-z_][\w.:-]*`;
const TAG = new RegExp(String.raw`<(\/?)(${NAME})((?:\s+${NAME}\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>`, 'y');
const ATTRIBUTE = new RegExp(String.raw`(${NAME})\s*=\s*(?:"([^"<]*)"|'([^'<]*)')`, 'g');
/** Comments, the XML declaration, and a document type that declares nothing. */
const SKIPPED = /<!--(?:[^-]|-(?!-))*-->|<\?xml\s[^<>]*\?>|<!DOCTYPE\s+svg\b[^<>[\]]*>/y;
const CDATA = /<!\[CDATA\[([\s\S]*?)\]\]>/y;
const ENTITIES: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };

/** Parses a drawing, strictly: no entities of its own, no processing instructions. Throws SvgRefused. */
export function parseSvg(text: string): SvgElement {
  const root: SvgElement = { name: '', attributes: new Map(), children: [] };
  const open = [root];
  let count = 0;
  let at = text.startsWith('\uFEFF') ? 1 : 0;
  const take = (pattern: RegExp): RegExpExecArray | null => {
    pattern.lastIndex = at;
    const match = pattern.exec(text);
    if (match) at += match[0].length;
    return match;
  };
  while (at < text.length) {
    const around = open.at(-1) ?? root;
    if (text[at] !== '<') {
      const end = text.indexOf('<', at);
      const piece = text.slice(at, end < 0 ? text.length : end);
      around.children.push(decoded(piece));
      at += piece.length;
      continue;
    }
    if (take(SKIPPED)) continue;
    const data = take(CDATA);
    if (data) {
      around.children.push(data[1] ?? '');
      continue;
    }
    const tag = take(TAG);
    if (!tag) throw new SvgRefused('it is not a well-formed drawing, or declares entities');
    const [, slash, name = '', attributes = '', isEmpty] = tag;
    if (slash) {
      if (around.name !== name || open.length < 2) throw new SvgRefused('its elements are not nested properly');
      open.pop();
      continue;
    }
    const element: SvgElement = { name, attributes: attributesOf(attributes), children: [] };
    around.children.push(element);
    if (++count > MOST_ELEMENTS || open.length > MOST_DEPTH) throw new SvgRefused('it has too many parts');
    if (!isEmpty) open.push(element);
  }
  const [drawing, ...others] = root.children.filter((child) => typeof child !== 'string' || child.trim() !== '');
  if (open.length > 1 || !drawing || typeof drawing === 'string' || others.length > 0) {
    throw new SvgRefused('it is not one complete drawing');
  }
  return drawing;
}

function attributesOf(text: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const [, name = '', double, single] of text.matchAll(ATTRIBUTE)) {
    if (found.has(name)) throw new SvgRefused(`it says “${name}” twice`);
    found.set(name, decoded(double ?? single ?? ''));
  }
  return found;
}

function decoded(text: string): string {
  return text.replace(/&([^;&\s]{0,12});?/g, (whole, name: string) => {
    const code = /^#(?:x([0-9a-f]{1,6})|(\d{1,7}))$/i.exec(name);
    const known = code ? characterOf(Number.parseInt(code[1] ?? code[2] ?? '', code[1] ? 16 : 10)) : ENTITIES[name];
    if (known === undefined || !whole.endsWith(';')) throw new SvgRefused('it uses entities');
    return known;
  });
}

/** A character that XML allows (XML 1.0, production 2). */
function characterOf(code: number): string | undefined {
  const isAllowed =
    code === 9 ||
    code === 10 ||
    code === 13 ||
    (code >= 32 && code < 0xd800) ||
    (code > 0xdfff && code < 0xfffe) ||
    (code > 0xffff && code <= 0x10ffff);
  return isAllowed ? String.fromCodePoint(code) : undefined;
}
