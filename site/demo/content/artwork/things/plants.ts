import { curve, disc, leaf, type Point, polygon } from '../outline.ts';
import { type Piece, paper } from '../paper.ts';
import { between, type Random } from '../random.ts';

const onward = (x: number, y: number, distance: number, angle: number): Point => [
  x + Math.cos((angle * Math.PI) / 180) * distance,
  y + Math.sin((angle * Math.PI) / 180) * distance,
];

/** A stem with pairs of leaves and one at its tip; `angle` in degrees, -90 is up. */
export function sprig(
  random: Random,
  { x, y, length, angle, pairs, colour, bend = 18, breadth = 0.26, size = 0.34, lift = 3 }: SprigShape,
): string {
  const stem: Point[] = [[x, y]];
  const pieces: Piece[] = [];
  let heading = angle - bend / 2;
  let foot: Point = [x, y];
  for (let index = 0; index < pairs; index += 1) {
    foot = onward(foot[0], foot[1], length / (pairs + 0.6), heading);
    stem.push(foot);
    const reach = length * size * (1 - (index / pairs) * 0.45);
    for (const side of [-1, 1]) {
      pieces.push(leaf(foot[0], foot[1], reach, heading + side * between(random, 42, 56), breadth));
    }
    heading += bend / pairs;
  }
  pieces.push(leaf(foot[0], foot[1], length * size * 0.85, heading, breadth));
  return paper([{ line: curve(stem), width: Math.max(3, length * 0.022) }, ...pieces], colour, lift);
}

interface SprigShape {
  x: number;
  y: number;
  length: number;
  angle: number;
  pairs: number;
  colour: string;
  bend?: number;
  breadth?: number;
  size?: number;
  lift?: number;
}

/** A frond of rounded lobes, as scissors cut seaweed in one go. */
export function frond(
  random: Random,
  {
    x,
    y,
    length,
    angle,
    lobes,
    colour,
    bend = 24,
    lift = 3,
  }: Omit<SprigShape, 'pairs' | 'breadth' | 'size'> & { lobes: number },
): string {
  const spine: Point[] = [[x, y]];
  const pieces: Piece[] = [];
  const width = length * 0.066;
  let heading = angle - bend / 2;
  let foot: Point = [x, y];
  for (let index = 0; index < lobes; index += 1) {
    foot = onward(foot[0], foot[1], length / (lobes + 1), heading);
    spine.push(foot);
    const reach = length * 0.27 * Math.sin(((index + 1.4) / (lobes + 1.2)) * Math.PI) + width * 0.6;
    for (const side of [-1, 1]) {
      const turn = heading + side * between(random, 48, 60);
      const elbow = onward(foot[0], foot[1], reach * 0.55, turn);
      const tip = onward(elbow[0], elbow[1], reach * 0.5, turn - side * 26);
      pieces.push({ line: curve([foot, elbow, tip]), width: width * between(random, 0.9, 1.15) });
    }
    heading += bend / lobes;
  }
  spine.push(onward(foot[0], foot[1], length / (lobes + 1), heading));
  return paper([{ line: curve(spine), width }, ...pieces], colour, lift);
}

/** Blades from one foot. */
export function grass(
  random: Random,
  x: number,
  y: number,
  height: number,
  blades: number,
  colour: string,
  lift = 2,
): string {
  const pieces = Array.from({ length: blades }, (_, index) => {
    const lean = -90 + (index - (blades - 1) / 2) * (84 / blades) + between(random, -5, 5);
    return leaf(x + (index - blades / 2) * height * 0.03, y, height * between(random, 0.65, 1), lean, 0.07);
  });
  return paper(pieces, colour, lift);
}

/** A pot with whatever grows in it drawn by `plant`, given the point where stems start. */
export function potted(
  x: number,
  y: number,
  size: number,
  colour: string,
  plant: (x: number, y: number) => string,
): string {
  const rim = y - size;
  return (
    plant(x, rim + 4) +
    paper(
      polygon([
        [x - size * 0.46, rim],
        [x + size * 0.46, rim],
        [x + size * 0.32, y],
        [x - size * 0.32, y],
      ]),
      colour,
    ) +
    paper(
      polygon([
        [x - size * 0.52, rim - size * 0.06],
        [x + size * 0.52, rim - size * 0.06],
        [x + size * 0.5, rim + size * 0.14],
        [x - size * 0.5, rim + size * 0.14],
      ]),
      colour,
      2,
    )
  );
}

/** A flower: petals around an eye. */
export function flower(x: number, y: number, radius: number, petals: number, colour: string, eye: string): string {
  const pieces = Array.from({ length: petals }, (_, index) => leaf(x, y, radius, (index * 360) / petals - 90, 0.3));
  return paper(pieces, colour, 2) + paper(disc(x, y, radius * 0.26), eye, 1);
}
