const INK = '#1c2a35';
const BRICK = '#c23b22';
const ASH = '#e6cfa3';
const SKY = '#c9dce6';

const line = (d: string, colour: string, width = 34) =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
const seat = (d: string, colour: string) => line(d, colour, 84);

/** Each stands on 0, 0. The first colour is that of its wood, the second that of its seat. */
const ladderBack = (wood: string, cane: string) =>
  line('M-190-150h380M-190-270h380M-190 0v-880M190 0v-880', wood) +
  line('M-190-820q190-40 380 0M-190-690q190-40 380 0M-190-560q190-40 380 0', wood, 52) +
  seat('M-200-420h400', cane);
const fromTheSide = (wood: string, cane: string) =>
  line('M-250-880l90 460l-40 420M180-420l20 420M-185-160h370', wood) + seat('M-160-420h340', cane);
const stool = (wood: string, cane: string) =>
  line('M-110-480l-90 480M110-480l90 480M-165-180h330', wood) + seat('M-150-500h300', cane);
const rocker = (wood: string, cane: string) =>
  line('M-380-90q380 150 800-40', wood, 46) +
  line('M-300-880l120 480l-40 345M190-400l10 330M-205-190h395M-235-620h390v220', wood) +
  seat('M-180-400h370', cane);
const bench = (wood: string, cane: string) =>
  line('M-640 0v-800M640 0v-800M-640-190h1280', wood) +
  line('M-640-760h1280M-640-640h1280M-640-520h1280', wood, 56) +
  seat('M-680-380h1360', cane);
const table = (wood: string) => line('M-300 0v-560M300 0v-560', wood, 46) + line('M-400-580h800', wood, 70);

const at = (x: number, thing: string, turn = '') => `<g transform="translate(${x} 1160)${turn}">${thing}</g>`;
const hung = (x: number, thing: string) => at(x, thing, 'translate(0 -890)scale(1 -1)');

/** A wall, a floor and things, 2400 pixels wide. Lists show the square in the middle. */
const room =
  (wall: string, floor: string, ...things: string[]) =>
  () =>
    `<svg xmlns="http://www.w3.org/2000/svg" width="2400" height="1350" viewBox="0 0 2400 1350"><path fill="${wall}" d="M0 0h2400v1350H0z"/><path fill="${floor}" d="M0 1060h2400v290H0z"/>${things.join('')}</svg>`;

const row = [at(440, ladderBack(INK, ASH)), at(960, fromTheSide(BRICK, ASH)), at(1445, stool(INK, BRICK))];
const pegs = [hung(850, ladderBack(BRICK, INK)), hung(1560, fromTheSide(INK, BRICK))];
const supper = [at(830, fromTheSide(ASH, INK)), at(1570, fromTheSide(ASH, INK), 'scale(-1 1)'), at(1200, table(SKY))];
const stack = [at(1200, stool(ASH, BRICK), 'scale(.9)'), at(1200, stool(SKY, ASH), 'scale(.9)translate(0 -545)')];

/** By image id. */
export const PICTURES = {
  row: { alt: 'Chairs and a stool in a row', artwork: room(SKY, '#a9c5d3', ...row, at(1950, ladderBack(BRICK, INK))) },
  pegs: { alt: 'Chairs hanging from a rail', artwork: room(ASH, '#d2b681', line('M-20 250h2440', INK, 40), ...pegs) },
  stack: { alt: 'A stool on another stool', artwork: room('#2b5873', '#204359', ...stack) },
  table: { alt: 'A table with a chair at either end', artwork: room(BRICK, '#a02f1a', ...supper) },
  bench: { alt: 'A slatted bench', artwork: room(INK, '#111c25', at(1200, bench(ASH, BRICK), 'scale(.9)')) },
  rocker: { alt: 'A rocking chair', artwork: room(SKY, ASH, at(1200, rocker(INK, BRICK), 'scale(1.1)')) },
};
