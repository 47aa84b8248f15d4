/** A block of the WordPress editor as its comments in the text name it. */
export interface WpBlock {
  /** `core/paragraph`, `acme/map`. */
  name: string;
  attributes: Readonly<Record<string, unknown>>;
  /** Markup, and the blocks inside, in order. */
  parts: WpPart[];
}

export type WpPart = string | WpBlock;

/** Blocks nested deeper belong to the block around them. */
const MAX_LEVELS = 40;
const START = '<!-- ';
const DELIMITER = /^(\/)?wp:([a-z][a-z0-9_-]*(?:\/[a-z][a-z0-9_-]*)?)(?:\s+(\{.*\}))?\s*(\/)?$/s;

export const usesBlocks = (text: string): boolean => text.includes('<!-- wp:');

/** The blocks of a text and the markup between them; a block that is not closed ends with the text. */
export function readBlocks(text: string): WpPart[] {
  const root: WpPart[] = [];
  const open: WpBlock[] = [];
  const place = () => open.at(-1)?.parts ?? root;
  let at = 0;
  let end = 0;
  for (let start = text.indexOf(START); start !== -1; start = text.indexOf(START, start + 1)) {
    if (end < start + START.length) end = text.indexOf('-->', start);
    if (end === -1) break;
    const inside = text.slice(start + START.length, end).trim();
    const [whole, isEnd, name = '', attributes, isEmpty] = DELIMITER.exec(inside) ?? [];
    if (whole === undefined) continue;
    if (start > at) place().push(text.slice(at, start));
    at = end + 3;
    if (isEnd) {
      const index = open.findLastIndex((block) => block.name === fullName(name));
      if (index !== -1) open.splice(index);
      continue;
    }
    const block: WpBlock = { name: fullName(name), attributes: parsed(attributes), parts: [] };
    place().push(block);
    if (!isEmpty && open.length < MAX_LEVELS) open.push(block);
  }
  if (at < text.length) place().push(text.slice(at));
  return root;
}

const fullName = (name: string): string => (name.includes('/') ? name : `core/${name}`);

function parsed(attributes: string | undefined): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(attributes ?? '{}');
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {}; // damaged attributes: the markup says most of it again
  }
}

/** The markup of a block with that of the blocks inside. */
export const markupOfBlock = (block: WpBlock): string =>
  block.parts.map((part) => (typeof part === 'string' ? part : markupOfBlock(part))).join('');

/** The blocks directly inside. */
export const innerBlocks = (block: WpBlock): WpBlock[] => block.parts.filter((part) => typeof part !== 'string');

/** The markup of a block without the blocks inside. */
export const ownMarkup = (block: WpBlock): string => block.parts.filter((part) => typeof part === 'string').join('');
