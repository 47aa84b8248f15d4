import { readFile, realpath, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';
import type { Surroundings } from '../markup/surroundings.ts';

const MAX_BYTES = 20_000_000;

/** The text of a file below a folder; undefined, and reported, for one that cannot be read or is a link to a file elsewhere. */
export async function textIn(root: string, file: string, lose: Surroundings['lose']): Promise<string | undefined> {
  const whole = (why: string): undefined => {
    lose('The whole file', why);
  };
  try {
    const path = await realpath(join(root, file));
    if (!path.startsWith(root + sep)) return whole('it is a link to a file outside the folder');
    const about = await stat(path);
    if (!about.isFile()) return whole('it is a folder');
    if (about.size > MAX_BYTES) return whole('it is larger than 20 MB');
    return decodedText(await readFile(path), lose).replaceAll('\0', '\ufffd'); // as CommonMark says
  } catch (error) {
    if (!(error instanceof Error && 'code' in error)) throw error;
    return whole(`it cannot be read (${String(error.code)})`);
  }
}

/** By its byte order mark, else UTF-8, else the encoding that files of Windows have. */
function decodedText(bytes: Buffer, lose: Surroundings['lose']): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  const text = new TextDecoder().decode(bytes);
  if (!text.includes('\ufffd')) return text;
  lose('The encoding', 'it is not UTF-8: the file was read as Windows-1252');
  return new TextDecoder('windows-1252').decode(bytes);
}
