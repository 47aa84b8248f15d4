import { SaxesParser } from 'saxes';
import { AppError } from '#content-store/model/error.ts';
import type { Inline } from './inline.ts';

/** A unit as a translator sent it back. */
export interface TranslatedUnit {
  id: string;
  source: Inline[];
  /** Empty: not translated. */
  target: Inline[];
}

export interface TranslatedFile {
  from: string;
  to: string;
  pages: { pageId: string; units: TranslatedUnit[] }[];
}

const MAX_DEPTH = 60;
const NOT_XLIFF = 'This is not an XLIFF file of version 1.2. Export one here, have it translated and bring it back.';

/**
 * Reads an XLIFF 1.2 file. Throws AppError `invalid`, with a sentence, for a file that is broken or of another kind;
 * entities beyond those of XML, and document types, mean nothing and are refused.
 */
export function readXliff(text: string): TranslatedFile {
  const result: TranslatedFile = { from: '', to: '', pages: [] };
  const parser = new SaxesParser({ xmlns: false, position: true });
  const path: string[] = [];
  let unit: TranslatedUnit | undefined;
  let open: Inline[][] = [];

  parser.on('error', (error) => {
    throw error;
  });
  parser.on('doctype', () => {
    throw new AppError('invalid', NOT_XLIFF);
  });
  parser.on('opentag', ({ name, attributes }) => {
    if (path.length === 0 && (name !== 'xliff' || attributes.version !== '1.2'))
      throw new AppError('invalid', NOT_XLIFF);
    if (path.length > MAX_DEPTH)
      throw new AppError('invalid', 'This file has more tags inside each other than a text has.');
    path.push(name);
    if (name === 'file') startPage(attributes);
    if (name === 'trans-unit') {
      unit = { id: attributes.id ?? '', source: [], target: [] };
      result.pages.at(-1)?.units.push(unit);
    } else if (unit && (name === 'source' || name === 'target') && path.at(-2) === 'trans-unit') open = [unit[name]];
    else if (name === 'g' || name === 'x') addTag(name, attributes.id ?? '');
  });
  parser.on('text', addWords);
  parser.on('cdata', addWords);
  parser.on('closetag', ({ name }) => {
    path.pop();
    if (name === 'g' || name === 'source' || name === 'target') open.pop();
    if (name === 'trans-unit') unit = undefined;
  });

  function startPage({ original = '', ...languages }: Record<string, string>): void {
    const { from, to } = { from: languages['source-language'] ?? '', to: languages['target-language'] ?? '' };
    if (result.pages.length > 0 && (from !== result.from || to !== result.to))
      throw new AppError('invalid', 'All pages of a file must be translated between the same two languages.');
    Object.assign(result, { from, to });
    result.pages.push({ pageId: original, units: [] });
  }

  function addTag(tag: 'g' | 'x', id: string): void {
    const inside: Inline[] = [];
    open.at(-1)?.push({ tag, id, inside });
    if (tag === 'g') open.push(inside);
  }

  /** Words inside marks of a program (`mrk`) count; words of notes do not. */
  function addWords(words: string): void {
    const into = open.at(-1);
    const last = into?.at(-1);
    if (typeof last === 'string') into?.splice(-1, 1, last + words);
    else into?.push(words);
  }

  try {
    parser.write(text).close();
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw new AppError('invalid', `This file is broken in line ${parser.line}, so nothing was taken from it.`, {
      cause: error,
    });
  }
  if (path.length > 0 || result.pages.length === 0) throw new AppError('invalid', NOT_XLIFF);
  return result;
}

/** Tools of translators write UTF-16, too. Throws AppError `invalid` for another encoding: its letters would be others. */
export function decodeXliff(bytes: Uint8Array): string {
  const [first, second] = bytes;
  const isWide = first === 0xff && second === 0xfe;
  try {
    return new TextDecoder(isWide ? 'utf-16le' : 'utf-8', { fatal: true }).decode(bytes);
  } catch (cause) {
    throw new AppError('invalid', 'This file is not in UTF-8. Save it in that encoding and bring it back.', { cause });
  }
}
