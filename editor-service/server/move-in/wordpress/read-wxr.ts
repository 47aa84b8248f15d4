import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { SaxesParser } from 'saxes';
import { AppError } from '#content-store/model/error.ts';
import { entryOf, type RawEntry, type WxrEntry } from './entry-of.ts';

/** Longer texts of one element are cut off: no post is that long, and memory is limited. */
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
  // A file that was cut off ends inside an item: the part that is there is not trusted.
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

/** Characters that XML 1.0 forbids and WordPress writes nevertheless. */
const FORBIDDEN = /[^\P{Cc}\t\n\r\x80-\x9f]|[\ufffe\uffff]/gu;

/** The text of an XML file a part at a time, in the encoding that its first bytes name; `share`: how much was read. */
async function* decodeFile(file: string): AsyncGenerator<{ text: string; share: number }> {
  const decoder = new TextDecoder(await encodingOf(file));
  const input = createReadStream(file, { highWaterMark: 256 * 1024 });
  await using handle = await open(file);
  const { size } = await handle.stat();
  for await (const bytes of input) {
    const text = decoder.decode(bytes as Buffer, { stream: true }).replace(FORBIDDEN, '');
    yield { text, share: size === 0 ? 1 : input.bytesRead / size };
  }
  yield { text: decoder.decode().replace(FORBIDDEN, ''), share: 1 };
}

/** The encoding by the byte order mark or the XML declaration; UTF-8 for none and for one that is unknown. */
async function encodingOf(file: string): Promise<string> {
  await using handle = await open(file);
  const { buffer, bytesRead } = await handle.read({ buffer: Buffer.alloc(200) });
  const head = buffer.subarray(0, bytesRead);
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le';
  if (head[0] === 0xfe && head[1] === 0xff) return 'utf-16be';
  const named = /^\s*<\?xml[^>]*encoding\s*=\s*["']([\w.:-]+)["']/.exec(head.toString('latin1'))?.[1] ?? 'utf-8';
  try {
    const { encoding } = new TextDecoder(named);
    // A declaration that could be read byte by byte is not in UTF-16, whatever it says.
    return encoding.startsWith('utf-16') ? 'utf-8' : encoding;
  } catch {
    return 'utf-8'; // no such encoding: the most likely one
  }
}

/** Longer than any entity, and than what begins and ends CDATA. */
const KEPT_BACK = 40;
const [START, END] = ['<![CDATA[', ']]>'];
const BARE = /&(?!#?\w{1,31};)/g;

/**
 * A function for the parts of an XML file in order, the last of them with `isLast`, that escapes each `&` that begins no entity:
 * a parser takes all up to the next semicolon for its name, whole posts. CDATA stays as it is.
 */
export function createAmpersandMender(): (part: string, isLast: boolean) => string {
  let rest = '';
  let isInCdata = false;
  return (part, isLast) => {
    const text = rest + part;
    const safe = isLast ? text.length : safeLength(text);
    let mended = '';
    let at = 0;
    while (at < safe) {
      const mark = isInCdata ? END : START;
      const found = text.indexOf(mark, at);
      const isFound = found !== -1 && found < safe;
      const until = isFound ? found + mark.length : safe;
      const piece = text.slice(at, until);
      mended += isInCdata ? piece : piece.replace(BARE, '&amp;');
      if (isFound) isInCdata = !isInCdata;
      at = until;
    }
    rest = text.slice(at);
    return mended;
  };
}

/** Up to where no entity and no mark is cut in two. */
function safeLength(text: string): number {
  const tail = Math.max(0, text.length - KEPT_BACK);
  const cut = text.slice(tail).search(/[&<\]]/);
  return cut === -1 ? text.length : tail + cut;
}
