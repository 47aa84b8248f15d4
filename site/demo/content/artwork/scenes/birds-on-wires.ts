import * as c from '../colours.ts';
import { block, land } from '../outline.ts';
import { type Piece, paper } from '../paper.ts';
import type { Scene } from '../scene.ts';
import { cloud, flyingBird, sittingBird, sun } from '../things/sky.ts';
import { poplar, roundTree } from '../things/trees.ts';

/** Birds gather on the wires over a town; one is just arriving. */
export const birdsOnWires: Scene = (random, height) => {
  const wire = (y: number, sag: number): Piece => ({
    line: `M150 ${y}Q560 ${y + sag * 2} 985 ${y - 20}T1260 ${y + 10}`,
    width: 4,
  });
  const onWire = (y: number, sag: number, x: number) => {
    const part = (x - 150) / 835;
    return (1 - part) ** 2 * y + 2 * part * (1 - part) * (y + sag * 2) + part ** 2 * (y - 20);
  };
  const flock = [
    [250, 0, 118, c.PINK, c.PURPLE],
    [352, 0, -104, c.YELLOW, c.ORCHE],
    [520, 1, 126, c.TURQUOISE, c.DARK_GREEN],
    [664, 0, -116, c.PURPLE, c.INK],
    [760, 0, 92, c.WHITE, c.POWDER_PURPLE],
    [842, 1, -120, c.ORCHE, c.BROWN],
  ] as const;
  const birds = flock.map(([x, line, size, colour, wing]) =>
    sittingBird(
      x,
      (line ? onWire(312, 34, x) : onWire(212, 30, x)) - 1,
      size,
      colour,
      wing,
      colour === c.YELLOW ? c.PINK : c.YELLOW,
    ),
  );
  const roofs = [
    [-30, 190, c.PURPLE],
    [150, 150, c.PINK],
    [300, 210, c.DARK_GREEN],
    [520, 170, c.ORCHE],
    [700, 200, c.PURPLE],
    [900, 160, c.BROWN],
    [1040, 220, c.PINK],
  ] as const;
  return (
    sun(930, 470, 150, c.LIGHT_YELLOW, c.YELLOW) +
    cloud(360, 110, 210, c.WHITE) +
    cloud(760, 90, 130, c.WHITE) +
    paper(land([520, 500, 480, 510, 530, 500, 470, 480], height), c.AQUAMARINE, 3) +
    roundTree(random, 460, 640, 210, c.DARK_GREEN, c.MOSS, c.BROWN) +
    poplar(880, 640, 220, c.DARK_GREEN, c.BROWN) +
    roofs
      .map(
        ([x, width, colour], index) =>
          paper(block(x + 12, 560, width - 24, 140), index % 2 ? c.CREAM : c.PALE_ORCHE, 3) +
          paper(`M${x - 8} 574L${x + width / 2} ${574 - width * 0.42}L${x + width + 8} 574Z`, colour, 4) +
          paper(block(x + width / 2 - 18, 590, 36, 44, 3), index % 3 ? c.LIGHT_BLUE : c.YELLOW, 0),
      )
      .join('') +
    paper([wire(212, 30), wire(312, 34)], c.INK, 1) +
    paper(block(138, 110, 22, 620), c.BROWN, 4) +
    paper([block(70, 196, 160, 16, 3), block(84, 298, 132, 14, 3)], c.BROWN, 3) +
    paper(block(974, 90, 20, 620), c.BROWN, 4) +
    paper([block(912, 178, 144, 15, 3), block(926, 284, 116, 13, 3)], c.BROWN, 3) +
    birds.join('') +
    flyingBird(1090, 110, -120, c.PINK, c.PURPLE, 8)
  );
};
