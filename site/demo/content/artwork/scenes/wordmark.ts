import * as c from '../colours.ts';
import { block } from '../outline.ts';
import { type Piece, paper, placed } from '../paper.ts';
import type { Scene } from '../scene.ts';
import { gateMark } from './gate-mark.ts';

const STROKE = 29;
const GAP = 48;

/** Letters as single strokes from their left edge; the x-height is 170 to 275. */
const LETTERS: readonly { advance: number; lines: (x: number) => readonly string[] }[] = [
  {
    advance: 74,
    lines: (x) => [
      `M${x + 70} 128C${x + 58} 88 ${x + 6} 92 ${x + 6} 138C${x + 6} 184 ${x + 74} 176 ${x + 74} 228C${x + 74} 282 ${x + 10} 290 ${x} 244`,
    ],
  },
  { advance: 0, lines: (x) => [`M${x} 172V275`, `M${x} 116h.1`] },
  { advance: 104, lines: (x) => [round(x), `M${x + 104} 96V275`] },
  { advance: 102, lines: (x) => [small(x)] },
  {
    advance: 104,
    lines: (x) => [round(x), `M${x + 104} 172V300Q${x + 104} 348 ${x + 56} 348Q${x + 22} 348 ${x + 10} 326`],
  },
  { advance: 104, lines: (x) => [round(x), `M${x + 104} 172V275`] },
  { advance: 62, lines: (x) => [`M${x + 28} 120V240Q${x + 28} 275 ${x + 60} 273`, `M${x} 172h60`] },
  { advance: 102, lines: (x) => [small(x)] },
];

const round = (x: number) => `M${x} 222a52 52 0 1 0 104 0a52 52 0 1 0 -104 0`;
const small = (x: number) => `M${x + 2} 224H${x + 102}A51 52 0 1 0 ${x + 86} 260`;

/** The organisation's mark and its name, cut from one colour, on no ground. */
export const wordmark =
  (colour: string): Scene =>
  (random) => {
    let x = 0;
    const pieces: Piece[] = [];
    for (const { advance, lines } of LETTERS) {
      for (const line of lines(x)) pieces.push({ line, width: STROKE });
      x += advance + GAP;
    }
    const sign = `<svg x="20" y="30" width="340" height="340" viewBox="0 0 1200 1200">${paper(block(0, 0, 1200, 1200), c.YELLOW, 0)}${gateMark(random, 1200)}</svg>`;
    return sign + placed(paper(pieces, colour, 0), 420, 34, 0, 0.76);
  };
