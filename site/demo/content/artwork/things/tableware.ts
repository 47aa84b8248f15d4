import { CREAM, WHITE } from '../colours.ts';
import { block, bowl, disc } from '../outline.ts';
import { type Piece, paper } from '../paper.ts';

/** A cup with a handle, standing on `y`. */
export function cup(x: number, y: number, size: number, colour: string, band?: string): string {
  return (
    paper(
      {
        line: `M${x + size * 0.36} ${y - size * 0.62}c${size * 0.42} ${-size * 0.04} ${size * 0.36} ${size * 0.46} ${-size * 0.02} ${size * 0.42}`,
        width: size * 0.11,
      },
      colour,
      2,
    ) +
    paper(
      `M${x - size * 0.42} ${y - size * 0.8}H${x + size * 0.42}L${x + size * 0.33} ${y - size * 0.1}Q${x + size * 0.3} ${y} ${x + size * 0.18} ${y}H${x - size * 0.18}Q${x - size * 0.3} ${y} ${x - size * 0.33} ${y - size * 0.1}Z`,
      colour,
      2,
    ) +
    (band
      ? paper({ line: `M${x - size * 0.36} ${y - size * 0.48}H${x + size * 0.36}`, width: size * 0.12 }, band, 0)
      : '')
  );
}

/** A bowl with a foot; `filling` shows as a heap above the rim. */
export function dish(x: number, y: number, width: number, colour: string, filling?: string): string {
  const rim = y - width * 0.4;
  return (
    (filling
      ? paper(
          [
            disc(x - width * 0.18, rim, width * 0.16),
            disc(x + width * 0.04, rim - width * 0.06, width * 0.19),
            disc(x + width * 0.24, rim, width * 0.14),
          ],
          filling,
          2,
        )
      : '') +
    paper(
      [bowl(x, rim, width / 2, width * 0.38), block(x - width * 0.16, y - width * 0.06, width * 0.32, width * 0.06, 2)],
      colour,
      3,
    )
  );
}

/** A storage jar with a lid; `level` is how full it is, 0 to 1. */
export function jar(
  x: number,
  y: number,
  width: number,
  height: number,
  filling: string,
  lid: string,
  level = 0.7,
): string {
  return (
    paper(block(x - width / 2, y - height, width, height, width * 0.16), WHITE, 3) +
    paper(
      block(x - width / 2 + 6, y - 6 - (height - 16) * level, width - 12, (height - 16) * level, width * 0.1),
      filling,
      0,
    ) +
    paper(block(x - width * 0.42, y - height - width * 0.16, width * 0.84, width * 0.22, 5), lid, 2)
  );
}

/** A round teapot, spout to the right. */
export function teapot(x: number, y: number, size: number, colour: string, knob: string): string {
  const r = size * 0.42;
  return (
    paper(
      {
        line: `M${x - r * 0.8} ${y - r * 1.5}c${-r * 0.9} ${-r * 0.1} ${-r * 0.9} ${r * 1.1} ${r * 0.05} ${r * 1.05}`,
        width: size * 0.075,
      },
      colour,
      2,
    ) +
    paper(
      `M${x + r * 0.6} ${y - r * 0.5}C${x + r * 1.4} ${y - r * 0.6} ${x + r * 1.2} ${y - r * 1.3} ${x + r * 1.75} ${y - r * 1.55}L${x + r * 1.95} ${y - r * 1.35}C${x + r * 1.6} ${y - r} ${x + r * 1.7} ${y - r * 0.2} ${x + r * 0.7} ${y - r * 0.1}Z`,
      colour,
      2,
    ) +
    paper(disc(x, y - r * 0.86, r, r * 0.86), colour, 3) +
    paper(disc(x, y - r * 1.84, size * 0.06), knob, 1) +
    paper(
      {
        line: `M${x - r * 0.55} ${y - r * 1.6}Q${x} ${y - r * 1.82} ${x + r * 0.55} ${y - r * 1.6}`,
        width: size * 0.05,
      },
      knob,
      1,
    )
  );
}

/** A saucepan with its handle to one side (`side` 1 right, -1 left). */
export function saucepan(x: number, y: number, width: number, colour: string, handle: string, side = 1): string {
  return (
    paper(
      { line: `M${x + side * width * 0.45} ${y - width * 0.42}h${side * width * 0.5}`, width: width * 0.09 },
      handle,
      2,
    ) +
    paper(block(x - width / 2, y - width * 0.54, width, width * 0.54, width * 0.12), colour, 3) +
    paper({ line: `M${x - width * 0.52} ${y - width * 0.54}H${x + width * 0.52}`, width: width * 0.07 }, handle, 1)
  );
}

/** A plate from above: rim, well and what lies on it. */
export function plate(x: number, y: number, radius: number, rim: string, food: string): string {
  return paper(disc(x, y, radius), rim, 3) + paper(disc(x, y, radius * 0.72), CREAM, 1) + food;
}

/** Three rising curls of steam. */
export function steam(x: number, y: number, height: number, colour: string): string {
  const curl = (dx: number, part: number): Piece => ({
    line: `M${x + dx} ${y}c${-height * 0.2} ${-height * 0.25 * part} ${height * 0.2} ${-height * 0.4 * part} 0 ${-height * 0.62 * part}s${height * 0.06} ${-height * 0.3 * part} ${height * 0.1} ${-height * 0.38 * part}`,
    width: height * 0.07,
  });
  return paper([curl(-height * 0.26, 0.7), curl(0, 1), curl(height * 0.26, 0.75)], colour, 1);
}
