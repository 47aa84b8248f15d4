import type { Element } from 'domhandler';
import { escapeXml } from '#content-store/model/values/xml.ts';
import { elementsIn, wordsOf } from './read-markup.ts';
import { type Piece, type Surroundings, textPiece } from './surroundings.ts';

type Reader = (element: Element, at: Surroundings) => Piece[];

const lost =
  (what: string, why: string): Reader =>
  (_element, at) => {
    at.lose(what, why);
    return [];
  };

const PROGRAM = lost('A script in the text', 'code is not imported');

const form: Reader = (element, at) => {
  const names = elementsIn([element], 'label', 'legend').map(({ children }) => wordsOf(children));
  at.lose(
    `A form${names.length > 0 ? ` (${names.slice(0, 8).join(', ')})` : ''}`,
    'rebuild it with the Form component',
  );
  return [];
};

/** What no page of this site holds: programs, styles, forms; each is reported. */
export const LEFT_OUT: Readonly<Record<string, Reader>> = {
  ...{ script: PROGRAM, canvas: PROGRAM, form },
  style: lost('A style sheet in the text', 'this site has its own styles'),
  svg: lost('A drawing in the text (SVG)', 'upload it as a picture'),
  math: ({ children }, at) => {
    at.lose('A formula', 'it was kept as plain text');
    return [textPiece(`<p><code>${escapeXml(wordsOf(children))}</code></p>`)];
  },
};
