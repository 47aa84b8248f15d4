import { WORD_END, WORD_START } from './find-text.ts';

/** Text that reads as one, and where each of its units is written in a stored value. */
export interface TextRun {
  kind: 'text' | 'address';
  text: string;
  starts: number[];
  ends: number[];
  /** How text is written there. */
  write: (text: string) => string;
}

/** Part of a stored value that is to be written anew. */
export interface TextEdit {
  run: TextRun;
  from: number;
  to: number;
  replacement: string;
}

/** A plain text or an address, which is written as it reads. */
export function plainRun(text: string, kind: TextRun['kind']): TextRun {
  const starts = Array.from({ length: text.length }, (_, index) => index);
  return { kind, text, starts, ends: starts.map((start) => start + 1), write: (words) => words };
}

const PIECE = /<[^<>]*>|&(?:[a-z]+|#\d+);|[^<&]+|[<&]/gi;
/** Letters in these read as one text with those around them. */
const INLINE = /^<\/?(?:strong|b|em|i|u|s|sub|sup|code)\b/i;
const ATTRIBUTE = /\s(alt|href)="([^"]*)"/g;

/** The runs of a rich text: its words, descriptions of its pictures, and addresses of its links. Tags are in none. */
export function markupRuns(markup: string): TextRun[] {
  const runs: TextRun[] = [];
  let run = emptyRun('text', writeText);
  let isAfterTag = false;
  const end = () => {
    if (run.text !== '') runs.push(run);
    run = emptyRun('text', writeText);
  };
  for (const { 0: piece, index } of markup.matchAll(PIECE)) {
    if (piece.startsWith('<') && piece.length > 1) {
      isAfterTag = true;
      if (INLINE.test(piece)) continue;
      end();
      runs.push(...attributeRuns(piece, index));
      continue;
    }
    // A word that is formatted in part is two, so that a search for its letters in stored documents finds the same.
    if (isAfterTag && WORD_END.test(run.text) && WORD_START.test(piece)) end();
    isAfterTag = false;
    append(run, piece, index);
  }
  end();
  return runs;
}

/** The value with all edits made; what is not edited stays as it is. */
export function withEdits(value: string, edits: readonly TextEdit[]): string {
  const pieces = edits.flatMap(({ run, from, to, replacement }) =>
    Array.from({ length: to - from }, (_, index) => ({
      start: run.starts[from + index] ?? 0,
      end: run.ends[from + index] ?? 0,
      text: index === 0 ? run.write(replacement) : '',
    })),
  );
  let result = '';
  let done = 0;
  for (const { start, end, text } of pieces.toSorted((one, other) => one.start - other.start)) {
    result += value.slice(done, start) + text;
    done = end;
  }
  return result + value.slice(done);
}

function attributeRuns(tag: string, at: number): TextRun[] {
  return [...tag.matchAll(ATTRIBUTE)].map(({ 0: whole, 1: name, 2: value = '', index }) => {
    const run = emptyRun(name === 'href' ? 'address' : 'text', writeAttribute);
    const start = at + index + whole.length - 1 - value.length;
    for (const { 0: piece, index: inside } of value.matchAll(PIECE)) append(run, piece, start + inside);
    return run;
  });
}

function append(run: TextRun, piece: string, at: number): void {
  const decoded = decodedEntity(piece);
  if (decoded === null) {
    for (let index = 0; index < piece.length; index += 1) {
      run.starts.push(at + index);
      run.ends.push(at + index + 1);
    }
    run.text += piece;
    return;
  }
  for (let index = 0; index < decoded.length; index += 1) {
    run.starts.push(index === 0 ? at : at + piece.length);
    run.ends.push(at + piece.length);
  }
  run.text += decoded;
}

const emptyRun = (kind: TextRun['kind'], write: TextRun['write']): TextRun => ({
  ...{ kind, text: '', starts: [], ends: [], write },
});

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' };

/** The text of an entity; null for anything else, which reads as it is written. */
function decodedEntity(piece: string): string | null {
  const [, name = ''] = /^&([^;]+);$/.exec(piece) ?? [];
  if (!name.startsWith('#')) return ENTITIES[name] ?? null;
  const code = Number(name.slice(1));
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : null;
}

/** The text of markup without tags. */
export const readText = (markup: string): string =>
  markup.replace(/&(?:[a-z]+|#\d+);/gi, (entity) => decodedEntity(entity) ?? entity);

/** A text as markup. */
export const writeText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
/** A text as the value of an attribute. */
export const writeAttribute = (text: string): string => writeText(text).replaceAll('"', '&quot;');
