/** A node of a parsed document: of the browser's DOM, or of a parser whose nodes have these properties too. */
interface MarkupNode {
  nodeValue?: string | null;
  /** In capitals in browsers; undefined for text. */
  tagName?: string;
  attributes?: Iterable<{ name: string; value: string }>;
  childNodes?: Iterable<MarkupNode>;
  nodeType: number;
}

const TEXT = 3;

/** Contents that nobody reads as text, and controls. */
const SKIPPED = new Set(['script', 'style', 'noscript', 'template', 'svg', 'button', 'select', 'textarea', 'dialog']);

/** Elements within a line of text; all others begin a new one. */
const INLINE = new Set(
  'a abbr b bdi bdo cite code data del dfn em i ins kbd mark q s samp small span strong sub sup time u var wbr'.split(
    ' ',
  ),
);

/** Holds the blocks of a page: not its header, navigation, notices or footer. */
const BLOCKS = 'blocks';

/** The visible text of a page's blocks, taken from its parsed HTML; empty when it has none. */
export function blocksText(document: MarkupNode): string {
  const lines = textOf(blocksIn(document)).split('\n');
  return joinedTexts(lines.map((line) => line.replace(/\s+/g, ' ').trim()));
}

/** Texts as one, in which those that do not end as sentences are separated, so that an excerpt reads well. */
export function joinedTexts(texts: Iterable<string>): string {
  let whole = '';
  let last = '';
  for (const text of texts) {
    if (text === '') continue;
    if (last !== '') whole += '.!?…:'.includes(last.at(-1) ?? '') ? ' ' : ' · ';
    whole += text;
    last = text;
  }
  return whole;
}

function blocksIn(node: MarkupNode): MarkupNode | undefined {
  if (attributesOf(node).class?.split(' ').includes(BLOCKS)) return node;
  for (const child of node.childNodes ?? []) {
    const found = blocksIn(child);
    if (found) return found;
  }
  return undefined;
}

/** The text of a node, with line breaks around those that begin a line. */
function textOf(node: MarkupNode | undefined): string {
  if (node?.nodeType === TEXT) return (node.nodeValue ?? '').replaceAll('\n', ' ');
  const name = node?.tagName?.toLowerCase();
  if (!node || !name || SKIPPED.has(name) || isHidden(node)) return '';
  const text = Array.from(node.childNodes ?? [], textOf).join('');
  return INLINE.has(name) ? text : `\n${text}\n`;
}

function isHidden(node: MarkupNode): boolean {
  const attributes = attributesOf(node);
  const isUnseen = attributes.class?.split(' ').includes('visually-hidden') ?? false;
  return isUnseen || 'hidden' in attributes || attributes['aria-hidden'] === 'true';
}

const attributesOf = ({ attributes = [] }: MarkupNode): Readonly<Record<string, string>> =>
  Object.fromEntries(Array.from(attributes, ({ name, value }) => [name, value]));
