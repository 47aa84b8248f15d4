import { closeSync, existsSync, openSync, readSync } from 'node:fs';
import { StringDecoder } from 'node:string_decoder';

const BYTES_AT_ONCE = 1024 * 1024;

/**
 * The lines of a file with their line ends, which the last one may lack; none if the file is missing. The whole text of a large
 * file would be longer than a string can be.
 */
export function* linesOf(file: string): Generator<string> {
  if (!existsSync(file)) return;
  const descriptor = openSync(file, 'r');
  try {
    const [bytes, decoder] = [Buffer.allocUnsafe(BYTES_AT_ONCE), new StringDecoder('utf8')];
    let rest = '';
    for (let count = readSync(descriptor, bytes); count > 0; count = readSync(descriptor, bytes)) {
      const lines = (rest + decoder.write(bytes.subarray(0, count))).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) yield `${line}\n`;
    }
    const last = rest + decoder.end();
    if (last !== '') yield last;
  } finally {
    closeSync(descriptor);
  }
}
