import { blob, leaf, polygon, ribbon } from '../outline.ts';
import { paper } from '../paper.ts';
import type { Random } from '../random.ts';

/** A round tree with a paler moon of light on its crown. */
export function roundTree(
  random: Random,
  x: number,
  y: number,
  height: number,
  crown: string,
  light: string,
  trunk: string,
): string {
  const radius = height * 0.34;
  const top = y - height + radius;
  return (
    paper(
      polygon(
        [
          [x - height * 0.028, y],
          [x - height * 0.014, top],
          [x + height * 0.014, top],
          [x + height * 0.028, y],
        ],
        random,
      ),
      trunk,
    ) +
    paper(blob(random, x, top, radius, radius * 1.05, 0.05), crown, 4) +
    paper(blob(random, x - radius * 0.24, top - radius * 0.24, radius * 0.52, radius * 0.5, 0.08), light, 2) +
    paper(
      [
        { line: `M${x} ${top + radius * 0.95}V${top - radius * 0.1}`, width: height * 0.012 },
        { line: `M${x} ${top + radius * 0.5}L${x + radius * 0.4} ${top + radius * 0.1}`, width: height * 0.009 },
        { line: `M${x} ${top + radius * 0.66}L${x - radius * 0.4} ${top + radius * 0.3}`, width: height * 0.009 },
      ],
      trunk,
      0,
    )
  );
}

/** A tall leaning gum: bare limbs and flat clouds of leaves. */
export function gumTree(
  random: Random,
  x: number,
  y: number,
  height: number,
  trunk: string,
  crown: string,
  light: string,
): string {
  const limb = (points: readonly (readonly [number, number, number])[]) =>
    ribbon(points.map(([px, py, width]) => [x + px * height, y - py * height, width * height] as const));
  const limbs = [
    limb([
      [0, 0, 0.07],
      [0.02, 0.3, 0.05],
      [-0.01, 0.6, 0.036],
      [0.05, 0.84, 0.014],
    ]),
    limb([
      [0.01, 0.36, 0.03],
      [0.12, 0.52, 0.024],
      [0.2, 0.68, 0.01],
    ]),
    limb([
      [0, 0.52, 0.026],
      [-0.12, 0.64, 0.02],
      [-0.2, 0.74, 0.008],
    ]),
  ];
  const cloudAt = (px: number, py: number, rx: number) =>
    blob(random, x + px * height, y - py * height, rx * height, rx * 0.58 * height, 0.09, 10);
  return (
    paper([cloudAt(-0.21, 0.76, 0.17), cloudAt(0.22, 0.7, 0.17)], crown, 4) +
    paper(limbs, trunk, 3) +
    paper([cloudAt(0.05, 0.9, 0.2)], crown, 4) +
    paper([cloudAt(0.02, 0.93, 0.1), cloudAt(-0.24, 0.79, 0.08), cloudAt(0.2, 0.73, 0.07)], light, 2)
  );
}

/** A narrow dark tree, as in a windbreak. */
export function poplar(x: number, y: number, height: number, colour: string, trunk: string): string {
  return (
    paper({ line: `M${x} ${y}V${y - height * 0.3}`, width: height * 0.03 }, trunk) +
    paper(leaf(x, y - height * 0.1, height * 0.9, -90, 0.24), colour)
  );
}
