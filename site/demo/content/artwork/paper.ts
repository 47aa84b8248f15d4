import { INK } from './colours.ts';
import { between, type Random, seededRandom } from './random.ts';

/** A filled outline, or a line with a breadth and round ends. */
export type Piece = string | { line: string; width: number };

/** Pieces cut from one sheet, lying `lift` units above what is below them. */
export function paper(pieces: Piece | readonly Piece[], colour: string, lift = 3): string {
  const all = Array.isArray(pieces) ? pieces : [pieces];
  const shadow = (distance: number) =>
    lift > 0
      ? `<g transform="translate(${(distance * 0.6).toFixed(1)} ${distance.toFixed(1)})">${all.map((piece) => cut(piece, INK, 0.07)).join('')}</g>`
      : '';
  return shadow(lift * 1.7) + shadow(lift * 0.8) + all.map((piece) => cut(piece, colour, 1)).join('');
}

function cut(piece: Piece, colour: string, opacity: number): string {
  const see = (what: string) => (opacity < 1 ? ` ${what}-opacity="${opacity}"` : '');
  if (typeof piece === 'string') return `<path d="${piece}" fill="${colour}"${see('fill')}/>`;
  return `<path d="${piece.line}" fill="none" stroke="${colour}" stroke-width="${piece.width}" stroke-linecap="round" stroke-linejoin="round"${see('stroke')}/>`;
}

/** Light that falls on what is below it. */
export function light(outline: string, colour: string): string {
  return `<path d="${outline}" fill="${colour}" fill-opacity=".2"/>`;
}

/** Moves, turns (degrees) and scales a drawing made around the origin. */
export function placed(drawing: string, x: number, y: number, turn = 0, scaleX = 1, scaleY = Math.abs(scaleX)): string {
  return `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${scaleX} ${scaleY})">${drawing}</g>`;
}

/** The finished picture, 2400 pixels wide: a ground, the drawing and a fine grain; without ground and grain for `none`. */
export function picture(name: string, height: number, ground: string, drawing: string): string {
  const sheet = (fill: string) => (ground === 'none' ? '' : `<rect width="1200" height="${height}" fill="${fill}"/>`);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="2400" height="${height * 2}" viewBox="0 0 1200 ${height}">` +
    `<defs><pattern id="grain" width="400" height="400" patternUnits="userSpaceOnUse">${grain(seededRandom(name))}</pattern></defs>` +
    `${sheet(ground)}${drawing}${sheet('url(#grain)')}</svg>`
  );
}

/** Specks and fibres on one small tile: far cheaper than a noise filter. */
function grain(random: Random): string {
  const speck = () => `M${between(random, 2, 398).toFixed(1)} ${between(random, 2, 398).toFixed(1)}h.01`;
  const fibre = () =>
    `M${between(random, 10, 388).toFixed(1)} ${between(random, 10, 388).toFixed(1)}` +
    `q${between(random, -6, 6).toFixed(1)} ${between(random, -6, 6).toFixed(1)} ${between(random, -9, 9).toFixed(1)} ${between(random, -9, 9).toFixed(1)}`;
  const layer = (count: number, mark: () => string, colour: string, width: number, opacity: number) =>
    `<path d="${Array.from({ length: count }, mark).join('')}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-opacity="${opacity}"/>`;
  return (
    layer(1100, speck, INK, 0.9, 0.09) +
    layer(1100, speck, '#FFFFFF', 1, 0.16) +
    layer(180, speck, INK, 1.6, 0.05) +
    layer(44, fibre, '#FFFFFF', 0.7, 0.16) +
    layer(36, fibre, INK, 0.6, 0.06)
  );
}
