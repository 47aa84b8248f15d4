import * as c from '../colours.ts';
import { land, type Point, polygon } from '../outline.ts';
import { type Piece, paper } from '../paper.ts';
import type { Scene } from '../scene.ts';
import { stander } from '../things/people.ts';
import { grass } from '../things/plants.ts';
import { cloud, flyingBird, sun } from '../things/sky.ts';
import { gumTree, roundTree } from '../things/trees.ts';

/** Three neighbours carry the next post to a new fence over the paddocks. */
export const fenceLine: Scene = (random, height) => {
  const posts: Point[] = [
    [560, 402],
    [606, 396],
    [660, 396],
    [724, 408],
    [800, 440],
    [892, 492],
    [1006, 566],
    [1150, 668],
  ];
  const heightAt = (index: number) => 34 + index * index * 3.2 + index * 7;
  const wires: Piece[] = [0.28, 0.56, 0.84].flatMap((part) =>
    posts.slice(1).map(([x, y], index): Piece => {
      const [fromX, fromY] = posts[index] ?? [x, y];
      return {
        line: `M${fromX} ${fromY - heightAt(index) * part}Q${(fromX + x) / 2} ${(fromY + y) / 2 - heightAt(index + 0.5) * part + 6} ${x} ${y - heightAt(index + 1) * part}`,
        width: 2 + index * 0.35,
      };
    }),
  );
  const cut = posts.map(([x, y], index) => {
    const half = 4 + index * 1.7;
    return polygon(
      [
        [x - half, y + 8],
        [x - half, y - heightAt(index)],
        [x + half, y - heightAt(index) - half],
        [x + half, y + 8],
      ],
      random,
      1,
    );
  });
  const flock = [
    [250, 372],
    [300, 360],
    [214, 352],
    [348, 380],
  ].map(
    ([x = 0, y = 0]) =>
      paper(
        [
          { line: `M${x - 9} ${y}v14`, width: 4 },
          { line: `M${x + 9} ${y}v14`, width: 4 },
        ],
        c.INK,
        0,
      ) +
      paper(`M${x - 20} ${y}a14 12 0 0 1 20 -10a14 12 0 0 1 20 10a12 10 0 0 1 -20 6a12 10 0 0 1 -20 -6Z`, c.WHITE, 2) +
      paper(`M${x + 16} ${y - 6}l16 -2l-2 12l-10 2Z`, c.INK, 0),
  );
  return (
    sun(250, 170, 96, c.LIGHT_YELLOW, c.YELLOW) +
    cloud(640, 130, 240, c.WHITE) +
    cloud(960, 210, 150, c.WHITE) +
    flyingBird(500, 180, 56, c.INK, c.PURPLE, -8) +
    paper(land([300, 280, 260, 310, 330, 280, 240, 250, 300], height), c.TURQUOISE, 3) +
    paper(land([390, 350, 330, 360, 400, 400, 350, 310, 340], height), c.LIGHT_GREEN, 4) +
    flock.join('') +
    roundTree(random, 1010, 360, 150, c.DARK_GREEN, c.MOSS, c.BROWN) +
    roundTree(random, 1096, 372, 108, c.MOSS, c.LIGHT_GREEN, c.BROWN) +
    paper(land([470, 440, 460, 450, 400, 392, 440, 560, 690], height), c.YELLOW, 4) +
    paper(
      [
        { line: 'M-20 520C200 470 380 470 520 440', width: 5 },
        { line: 'M-20 580C200 520 420 510 580 470', width: 5 },
        { line: 'M-20 640C240 580 480 560 660 520', width: 5 },
      ],
      c.ORCHE,
      0,
    ) +
    paper(wires, c.INK, 0) +
    paper(cut, c.BROWN, 3) +
    paper(land([740, 690, 660, 650, 660, 690, 720, 740, 770], height), c.ORCHE, 4) +
    stander({
      x: 270,
      y: 700,
      height: 300,
      coat: c.PURPLE,
      legs: c.INK,
      skin: c.SKINS[3],
      hair: 'hat',
      hairColour: c.PALE_ORCHE,
      left: [-0.1, -0.66],
      right: [0.17, -0.7],
      stride: 0.09,
    }) +
    stander({
      x: 640,
      y: 712,
      height: 312,
      coat: c.TURQUOISE,
      legs: c.BROWN,
      skin: c.SKINS[0],
      hair: 'curly',
      hairColour: c.INK,
      left: [-0.16, -0.68],
      right: [0.13, -0.66],
      stride: 0.09,
    }) +
    paper({ line: 'M168 486L764 490', width: 27 }, c.CLAY, 4) +
    paper(
      [
        { line: 'M200 480L420 482', width: 3 },
        { line: 'M520 494L720 492', width: 3 },
      ],
      c.BROWN,
      0,
    ) +
    stander({
      x: 452,
      y: 716,
      height: 214,
      coat: c.PINK,
      legs: c.DARK_GREEN,
      skin: c.SKINS[2],
      hair: 'plait',
      hairColour: c.BROWN,
      left: [-0.2, -0.5],
      right: [0.2, -0.96],
    }) +
    paper(land([780, 760, 740, 744, 760, 770, 780, 760, 750], height), c.MOSS, 3) +
    grass(random, 90, 810, 150, 9, c.DARK_GREEN) +
    grass(random, 880, 815, 110, 8, c.DARK_GREEN) +
    gumTree(random, 40, 720, 470, c.CREAM, c.DARK_GREEN, c.MOSS)
  );
};
