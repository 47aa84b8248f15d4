import { INK, mix } from '../colours.ts';
import { disc, dome, type Point } from '../outline.ts';
import { type Piece, paper } from '../paper.ts';

export type Hair = 'short' | 'bun' | 'long' | 'curly' | 'scarf' | 'hat' | 'bald' | 'plait';

/** What tells one person from another; nobody has a face. */
export interface Look {
  coat: string;
  skin: string;
  hair: Hair;
  hairColour: string;
}

interface Head {
  x: number;
  y: number;
  radius: number;
  look: Look;
}

/** Hair that hangs behind the shoulders; drawn before the body. */
function hairBehind({ x, y, radius: r, look }: Head): string {
  const shapes: Partial<Record<Hair, Piece[]>> = {
    long: [
      `M${x - r * 1.14} ${y - r * 0.1}C${x - r * 1.2} ${y - r * 1.5} ${x + r * 1.2} ${y - r * 1.5} ${x + r * 1.14} ${y - r * 0.1}L${x + r * 1.3} ${y + r * 1.9}Q${x} ${y + r * 2.3} ${x - r * 1.3} ${y + r * 1.9}Z`,
    ],
    scarf: [
      `M${x - r * 1.2} ${y}C${x - r * 1.2} ${y - r * 1.6} ${x + r * 1.2} ${y - r * 1.6} ${x + r * 1.2} ${y}L${x + r * 1.5} ${y + r * 1.7}H${x - r * 1.5}Z`,
    ],
    plait: [
      {
        line: `M${x + r * 0.7} ${y}C${x + r * 1.7} ${y + r} ${x + r * 1.1} ${y + r * 1.8} ${x + r * 1.5} ${y + r * 2.8}`,
        width: r * 0.5,
      },
    ],
  };
  const pieces = shapes[look.hair];
  return pieces ? paper(pieces, look.hairColour, 2) : '';
}

/** The head and the hair on it. */
function head({ x, y, radius: r, look }: Head): string {
  const cap = `M${x - r * 1.08} ${y + r * 0.12}C${x - r * 1.2} ${y - r * 1.45} ${x + r * 1.2} ${y - r * 1.45} ${x + r * 1.08} ${y + r * 0.12}C${x + r * 0.7} ${y - r * 0.5} ${x - r * 0.4} ${y - r * 0.62} ${x - r * 1.08} ${y + r * 0.12}Z`;
  const curls = [-1, -0.72, -0.3, 0.18, 0.62, 0.98].map((at, index) =>
    disc(x + at * r * 0.98, y - r * (0.1 + Math.sin(((index + 0.5) / 6) * Math.PI) * 0.78), r * 0.44),
  );
  const tops: Record<Hair, Piece[]> = {
    short: [cap],
    bun: [disc(x + r * 0.15, y - r * 1.25, r * 0.46), cap],
    long: [cap],
    plait: [cap],
    curly: curls,
    scarf: [
      `M${x - r * 1.12} ${y + r * 0.3}C${x - r * 1.25} ${y - r * 1.5} ${x + r * 1.25} ${y - r * 1.5} ${x + r * 1.12} ${y + r * 0.3}C${x + r * 0.8} ${y - r * 0.65} ${x - r * 0.8} ${y - r * 0.65} ${x - r * 1.12} ${y + r * 0.3}Z`,
    ],
    hat: [
      dome(x, y - r * 0.3, r * 0.92, r * 0.95),
      { line: `M${x - r * 1.5} ${y - r * 0.26}H${x + r * 1.5}`, width: r * 0.3 },
    ],
    bald: [],
  };
  return (
    paper(disc(x, y, r * 0.95, r), look.skin, 2) +
    (tops[look.hair].length > 0 ? paper(tops[look.hair], look.hairColour, 1) : '')
  );
}

interface Sitter extends Look {
  x: number;
  /** The table's edge, which hides the rest. */
  y: number;
  size: number;
  /** How far the head leans aside, in head widths. */
  lean?: number;
  /** Where the hands lie, from the body's middle. */
  hands?: readonly [Point, Point];
}

/** Someone behind a table, from the waist up. */
export function sitter({ x, y, size, lean = 0, hands, ...look }: Sitter): string {
  const r = size * 0.18;
  const top = y - size * 0.56;
  const place: Head = { x: x + lean * r, y: y - size * 0.8, radius: r, look };
  const half = size * 0.28;
  const body = `M${x - half} ${y + 20}L${x - half} ${top + size * 0.24}C${x - half} ${top - 4} ${x - half * 0.5} ${top} ${x} ${top - size * 0.02}C${x + half * 0.5} ${top} ${x + half} ${top - 4} ${x + half} ${top + size * 0.24}L${x + half} ${y + 20}Z`;
  const [left, right] = hands ?? [
    [-half * 0.35, 4],
    [half * 0.35, 4],
  ];
  const arm = (side: number, [hx, hy]: Point): Piece => ({
    line: `M${x + side * half * 0.86} ${top + size * 0.2}Q${x + side * half * 1.3} ${y - size * 0.06} ${x + hx} ${y + hy}`,
    width: size * 0.13,
  });
  return (
    hairBehind(place) +
    paper({ line: `M${place.x} ${place.y}L${x} ${top + size * 0.05}`, width: r * 0.85 }, look.skin, 1) +
    paper(body, look.coat, 4) +
    head(place) +
    paper([arm(-1, left), arm(1, right)], mix(look.coat, INK, 0.1), 3) +
    paper([disc(x + left[0], y + left[1], size * 0.07), disc(x + right[0], y + right[1], size * 0.07)], look.skin, 1)
  );
}

interface Stander extends Look {
  x: number;
  /** The ground under the feet. */
  y: number;
  height: number;
  legs: string;
  /** Where the hands are, from the feet, in units of the height. */
  left?: Point;
  right?: Point;
  /** The legs stand apart, as in a step. */
  stride?: number;
  lean?: number;
}

/** Someone on their feet: a coat, legs, arms that end where asked. */
export function stander({ x, y, height: h, legs, left, right, stride = 0.05, lean = 0, ...look }: Stander): string {
  const r = h * 0.088;
  const shoulder = y - h * 0.79;
  const hem = y - h * 0.34;
  const chest = x + lean * h;
  const place: Head = { x: chest + lean * h * 0.5, y: y - h + r, radius: r, look };
  const body = `M${chest - h * 0.06} ${shoulder}C${chest - h * 0.13} ${shoulder} ${chest - h * 0.12} ${shoulder + h * 0.1} ${x - h * 0.15} ${hem}Q${x} ${hem + h * 0.025} ${x + h * 0.15} ${hem}C${chest + h * 0.12} ${shoulder + h * 0.1} ${chest + h * 0.13} ${shoulder} ${chest + h * 0.06} ${shoulder}Z`;
  const arm = (side: number, hand: Point): Piece => {
    const from: Point = [chest + side * h * 0.092, shoulder + h * 0.05];
    const to: Point = [x + hand[0] * h, y + hand[1] * h];
    const elbow: Point = [(from[0] + to[0]) / 2 + side * h * 0.045, (from[1] + to[1]) / 2 + h * 0.03];
    return { line: `M${from[0]} ${from[1]}Q${elbow[0]} ${elbow[1]} ${to[0]} ${to[1]}`, width: h * 0.062 };
  };
  const hands: [number, Point][] = [
    [-1, left ?? [-0.17, -0.44]],
    [1, right ?? [0.17, -0.44]],
  ];
  return (
    hairBehind(place) +
    paper(
      [-1, 1].map(
        (side): Piece => ({
          line: `M${x + side * h * 0.055} ${hem - h * 0.02}L${x + side * h * (0.03 + stride)} ${y - h * 0.03}`,
          width: h * 0.075,
        }),
      ),
      legs,
      2,
    ) +
    paper(
      [-1, 1].map(
        (side): Piece => ({
          line: `M${x + side * h * (0.03 + stride) - h * 0.012} ${y - h * 0.02}h${h * 0.045}`,
          width: h * 0.04,
        }),
      ),
      legs,
      0,
    ) +
    paper({ line: `M${place.x} ${place.y}L${chest} ${shoulder + h * 0.02}`, width: r * 0.85 }, look.skin, 1) +
    paper(
      hands.map(([, hand]) => disc(x + hand[0] * h, y + hand[1] * h, h * 0.034)),
      look.skin,
      1,
    ) +
    paper(body, look.coat, 3) +
    head(place) +
    paper(
      hands.map(([side, hand]) => arm(side, hand)),
      mix(look.coat, INK, 0.08),
      2,
    )
  );
}
