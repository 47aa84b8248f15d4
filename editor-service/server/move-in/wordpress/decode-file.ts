import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';

/** Characters that XML 1.0 forbids and WordPress writes nevertheless. */
const FORBIDDEN = /[^\P{Cc}\t\n\r\x80-\x9f]|[\ufffe\uffff]/gu;

/** The text of an XML file a part at a time, in the encoding that its first bytes name; `share`: how much was read. */
export async function* decodeFile(file: string): AsyncGenerator<{ text: string; share: number }> {
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
