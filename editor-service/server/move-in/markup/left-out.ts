import type { Element } from 'domhandler';
import { type Piece, textPiece } from './piece.ts';
import { elementsIn, escapeText, wordsOf } from './read-markup.ts';
import type { Surroundings } from './surroundings.ts';

type Reader = (element: Element, at: Surroundings) => Piece[];

const lost =
  (what: string, why: string): Reader =>
  (_element, at) => {
    at.lose(what, why);
    return [];
  };

const PROGRAM = lost('A script in the text', 'programs are not taken over');

const form: Reader = (element, at) => {
  const names = elementsIn([element], 'label', 'legend').map(({ children }) => wordsOf(children));
  at.lose(
    `A form${names.length > 0 ? ` (${names.slice(0, 8).join(', ')})` : ''}`,
    'make it again with the component Form',
  );
  return [];
};

/** What no page of this site holds: programs, styles, forms; each is reported. */
export const LEFT_OUT: Readonly<Record<string, Reader>> = {
  ...{ script: PROGRAM, canvas: PROGRAM, form },
  style: lost('A style sheet in the text', 'the look is that of this site'),
  svg: lost('A drawing in the text (SVG)', 'upload it as a picture'),
  math: ({ children }, at) => {
    at.lose('A formula', 'its signs were kept as plain text');
    return [textPiece(`<p><code>${escapeText(wordsOf(children))}</code></p>`)];
  },
};
