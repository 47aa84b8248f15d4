import { WHITE } from '../colours.ts';
import { block, disc, polygon } from '../outline.ts';
import { type Piece, paper } from '../paper.ts';
import type { Random } from '../random.ts';

/** A window with a frame and a cross. */
export function pane(
  x: number,
  y: number,
  width: number,
  height: number,
  glass: string,
  frame: string = WHITE,
): string {
  return (
    paper(block(x - 7, y - 7, width + 14, height + 14, 3), frame, 2) +
    paper(block(x, y, width, height, 2), glass, 0) +
    paper(
      [
        { line: `M${x + width / 2} ${y}V${y + height}`, width: 5 },
        { line: `M${x} ${y + height * 0.42}H${x + width}`, width: 5 },
      ],
      frame,
      0,
    )
  );
}

/** A door with a knob, standing on `y`. */
export function door(x: number, y: number, width: number, height: number, colour: string, knob: string): string {
  return (
    paper(block(x, y - height, width, height, 4), colour, 2) +
    paper(disc(x + width * 0.8, y - height * 0.45, width * 0.06), knob, 0)
  );
}

/** A house with a gable to the viewer; `y` is the ground. */
export function gableHouse(
  random: Random,
  x: number,
  y: number,
  width: number,
  wallHeight: number,
  wall: string,
  roof: string,
): string {
  const top = y - wallHeight;
  const peak = top - width * 0.42;
  return (
    paper(
      polygon(
        [
          [x, y],
          [x, top],
          [x + width / 2, peak + 12],
          [x + width, top],
          [x + width, y],
        ],
        random,
      ),
      wall,
      4,
    ) +
    paper(
      {
        line: `M${x - width * 0.07} ${top + width * 0.055}L${x + width / 2} ${peak}L${x + width * 1.07} ${top + width * 0.055}`,
        width: Math.max(8, width * 0.075),
      },
      roof,
      3,
    )
  );
}

/** Fence palings between two points at equal heights. */
export function palings(
  random: Random,
  from: number,
  to: number,
  y: number,
  height: number,
  colour: string,
  step = 34,
): string {
  const pieces: Piece[] = [
    { line: `M${from} ${y - height * 0.72}H${to}`, width: 9 },
    { line: `M${from} ${y - height * 0.26}H${to}`, width: 9 },
  ];
  for (let x = from; x < to - step * 0.4; x += step) {
    pieces.push(
      polygon(
        [
          [x, y],
          [x, y - height + 12],
          [x + step * 0.36, y - height],
          [x + step * 0.72, y - height + 12],
          [x + step * 0.72, y],
        ],
        random,
        1.5,
      ),
    );
  }
  return paper(pieces, colour, 3);
}
