import { SaxesParser } from 'saxes';
import { AppError } from '#content-store/model/error.ts';
import { decodeFile } from './decode-file.ts';
import type { WxrEntry } from './entry-of.ts';
import { entryOf, type RawEntry } from './entry-of.ts';
import { createAmpersandMender } from './mend-ampersands.ts';

/** Longer texts of one element are cut off: no post is that long, and memory has an end. */
const MAX_CHARACTERS = 20_000_000;
const MAX_DAMAGES = 20;

interface Options {
  /** A sentence for each place where the XML is broken; reading goes on. */
  onDamage?: (sentence: string) => void;
  onShare?: (share: number) => void;
}

/** Elements of the channel that are entries. */
const ENTRIES = new Set(['item', 'wp:author', 'wp:category', 'wp:tag', 'wp:term']);
/** Elements inside an entry that hold elements. Comments are counted, and their texts and addresses never read. */
const GROUPS = new Set(['wp:postmeta', 'wp:comment', 'wp:termmeta']);

/**
 * The entries of a WordPress export (WXR) in the order of the file, which is read a part at a time. Entities beyond those
 * of XML and HTML, external parts and document types mean nothing. Throws AppError `invalid` for a file of another kind.
 */
export async function* readWxr(
  file: string,
  { onDamage = () => {}, onShare = () => {} }: Options = {},
): AsyncGenerator<WxrEntry> {
  const parser = new SaxesParser({ xmlns: false });
  Object.assign(parser.ENTITIES, { nbsp: '\u00a0', ndash: '–', mdash: '—', hellip: '…', rsquo: '’', lsquo: '‘' });
  const ready: WxrEntry[] = [];
  const path: string[] = [];
  let entry: RawEntry | undefined;
  let channel: RawEntry | undefined;
  let text: string[] = [];
  let length = 0;
  let damages = 0;
  let isOfWordpress = false;

  parser.on('opentag', ({ name, attributes }) => {
    path.push(name);
    text = [];
    length = 0;
    if (name === 'channel') channel = new Map();
    if (ENTRIES.has(name) && path.at(-2) === 'channel') {
      if (channel) ready.push(entryOf('channel', channel));
      channel = undefined;
      entry = new Map();
    }
    if (entry && name === 'category') add(entry, name, { ...attributes, text: '' });
    if (entry && GROUPS.has(name)) add(entry, name, {});
    if (name.startsWith('wp:')) isOfWordpress = true;
  });
  const collect = (part: string) => {
    length += part.length;
    if (length <= MAX_CHARACTERS && path.at(-2) !== 'wp:comment') text.push(part);
  };
  parser.on('text', collect);
  parser.on('cdata', collect);
  parser.on('closetag', ({ name }) => {
    const value = ownCopy(text.join(''));
    text = [];
    if (length > MAX_CHARACTERS) onDamage(`A text of ${length} characters was cut off`);
    length = 0;
    const inside = path.at(-2) ?? '';
    path.splice(Math.max(0, path.lastIndexOf(name)));
    const target = entry ?? (inside === 'channel' ? channel : undefined);
    if (!target) return;
    if (entry && ENTRIES.has(name) && inside === 'channel') {
      ready.push(entryOf(name, entry));
      entry = undefined;
      return;
    }
    const group = target.get(GROUPS.has(inside) ? inside : '')?.at(-1);
    if (group) group[name] = value;
    else if (name === 'category') Object.assign(target.get('category')?.at(-1) ?? {}, { text: value });
    else if (!GROUPS.has(name) && (inside === 'channel' || ENTRIES.has(inside))) target.set(name, [{ text: value }]);
  });
  parser.on('error', ({ message }) => {
    damages += 1;
    if (damages <= MAX_DAMAGES) onDamage(`The XML is broken: ${message}`);
  });

  const mend = createAmpersandMender();
  for await (const part of decodeFile(file)) {
    parser.write(mend(part.text, false));
    onShare(part.share);
    yield* ready.splice(0);
  }
  parser.write(mend('', true)).close();
  if (channel) ready.push(entryOf('channel', channel));
  // A file that was cut off ends inside an item: what there is of it is not trusted.
  yield* ready.splice(0);
  if (damages > MAX_DAMAGES) onDamage(`The XML is broken in ${damages - MAX_DAMAGES} more places`);
  if (!isOfWordpress) throw new AppError('invalid', 'This file is not an export of WordPress (WXR)');
}

/** In place: a post may have many thousands of comments. */
function add(entry: RawEntry, name: string, group: Record<string, string>): void {
  const known = entry.get(name);
  if (known) known.push(group);
  else entry.set(name, [group]);
}

/** V8 keeps a whole part of the file for each short text cut out of it: an index of titles would hold the file. */
const ownCopy = (text: string): string => Buffer.from(text).toString();
