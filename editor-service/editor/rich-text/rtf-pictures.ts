import { t } from '../words/t.ts';

const BLIP = /\\(png|jpeg)blip(?![a-z])/g;

/** The pictures of a text copied in Word, in order: its markup only names files that the browser cannot read. */
export function rtfPictures(rtf: string): File[] {
  const files: File[] = [];
  for (const { 0: word, 1: format = '', index } of rtf.matchAll(BLIP)) {
    const bytes = isCopy(rtf, index) ? [] : bytesAt(rtf, index + word.length);
    if (bytes.length === 0) continue;
    const name = t('Pasted picture {files}.{value}', {
      files: files.length + 1,
      value: format === 'jpeg' ? 'jpg' : format,
    });
    files.push(new File([Uint8Array.from(bytes)], name, { type: `image/${format}` }));
  }
  return files;
}

/** True inside `\\nonshppict`: the same picture again, for old readers. */
const isCopy = (rtf: string, at: number): boolean =>
  rtf.lastIndexOf('\\nonshppict', at) > rtf.lastIndexOf('\\shppict', at);

/** The bytes that are written as hexadecimal digits in the rest of a group, apart from its words and inner groups. */
function bytesAt(rtf: string, start: number): number[] {
  const bytes: number[] = [];
  let depth = 0;
  const part = /[{}]|\\[a-z]+-?\d*|[\da-f]{2}/gi;
  part.lastIndex = start;
  for (let found = part.exec(rtf); found; found = part.exec(rtf)) {
    const [text] = found;
    if (text === '{') depth += 1;
    else if (text === '}') depth -= 1;
    else if (depth === 0 && !text.startsWith('\\')) bytes.push(Number.parseInt(text, 16));
    if (depth < 0) break;
  }
  return bytes;
}
