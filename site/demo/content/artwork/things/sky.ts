import { INK, WHITE } from '../colours.ts';
import { block, disc, dome, leaf } from '../outline.ts';
import { type Piece, paper } from '../paper.ts';
import { between, type Random } from '../random.ts';

/** A sun or moon of stacked rings, the palest outside. */
export function sun(x: number, y: number, radius: number, ...rings: readonly string[]): string {
  return rings.map((colour, index) => paper(disc(x, y, radius * (1 - index * 0.2)), colour, 3)).join('');
}

/** A flat-bottomed cloud. */
export function cloud(x: number, y: number, width: number, colour: string): string {
  const pieces = [
    block(x, y - width * 0.12, width, width * 0.12, width * 0.06),
    dome(x + width * 0.3, y - width * 0.06, width * 0.2, width * 0.2),
    dome(x + width * 0.58, y - width * 0.06, width * 0.25, width * 0.28),
    dome(x + width * 0.8, y - width * 0.06, width * 0.14, width * 0.13),
  ];
  return paper(pieces, colour, 2);
}

/** A bird on the wing, seen from the side; `turn` in degrees, negative `size` flies left. */
export function flyingBird(x: number, y: number, size: number, colour: string, wing = colour, turn = 0): string {
  const body = [leaf(58, -8, 112, 174, 0.15), leaf(-30, 2, 62, 162, 0.13), leaf(-30, 2, 60, 190, 0.13)];
  const near = leaf(26, -4, 104, -146, 0.22);
  const far = leaf(26, -6, 76, -98, 0.2);
  return (
    `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${size / 100} ${Math.abs(size) / 100})">` +
    `${paper(far, wing, 2)}${paper(body, colour, 2)}${paper(near, wing, 3)}</g>`
  );
}

/** A bird that sits: round breast, tail, beak; negative `size` looks left. */
export function sittingBird(x: number, y: number, size: number, colour: string, wing: string, beak: string): string {
  const drawing =
    paper(leaf(-18, -30, 74, 138, 0.14), wing, 2) +
    paper(
      [
        { line: 'M-4 -8V4', width: 4 },
        { line: 'M8 -8V4', width: 4 },
      ],
      INK,
      0,
    ) +
    paper(leaf(38, -58, 26, 6, 0.3), beak, 1) +
    paper(['M-30 -24C-30 -56 0 -84 26 -80C52 -76 50 -46 40 -30C28 -4 -26 -2 -30 -24Z'], colour, 3) +
    paper(leaf(20, -44, 62, 150, 0.24), wing, 2) +
    paper(disc(30, -64, 3.4), colour === INK ? WHITE : INK, 0);
  return `<g transform="translate(${x} ${y}) scale(${size / 100} ${Math.abs(size) / 100})">${drawing}</g>`;
}

/** Small scattered discs: stars, seeds, crumbs. */
export function scatter(random: Random, count: number, area: readonly [number, number, number, number], size: number) {
  const [x, y, width, height] = area;
  return Array.from({ length: count }, (): Piece => {
    return disc(x + random() * width, y + random() * height, between(random, size * 0.5, size));
  });
}
