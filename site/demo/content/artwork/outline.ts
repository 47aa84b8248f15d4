import { between, type Random } from './random.ts';

/** Outlines are SVG path data; drawings are 1200 units wide. */
export type Point = readonly [x: number, y: number];

const at = ([x, y]: Point) => `${x.toFixed(1)} ${y.toFixed(1)}`;

/** Straight cuts from point to point; `wobble` moves each corner a little, as scissors do. */
export function polygon(points: readonly Point[], random?: Random, wobble = 2): string {
  const moved = points.map(([x, y]): Point => {
    if (!random) return [x, y];
    return [x + between(random, -wobble, wobble), y + between(random, -wobble, wobble)];
  });
  return `M${moved.map(at).join('L')}Z`;
}

/** One long curve through all points (Catmull-Rom), open. */
export function curve(points: readonly Point[]): string {
  const first = points[0];
  return first
    ? `M${at(first)}${segments(points, (index) => points[Math.min(Math.max(index, 0), points.length - 1)])}`
    : '';
}

/** A closed curve through all points. */
function loop(points: readonly Point[]): string {
  const first = points[0];
  if (!first) return '';
  const around = (index: number) => points[(index + points.length) % points.length];
  return `M${at(first)}${segments([...points, first], around)}Z`;
}

function segments(points: readonly Point[], neighbour: (index: number) => Point | undefined): string {
  return points
    .slice(1)
    .map((to, index) => {
      const from = points[index] ?? to;
      const before = neighbour(index - 1) ?? from;
      const after = neighbour(index + 2) ?? to;
      const leave: Point = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6];
      const arrive: Point = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6];
      return `C${at(leave)} ${at(arrive)} ${at(to)}`;
    })
    .join('');
}

/** A rectangle with rounded corners. */
export function block(x: number, y: number, width: number, height: number, radius = 0): string {
  const r = Math.min(radius, width / 2, height / 2);
  const right = x + width;
  const bottom = y + height;
  return (
    `M${at([x + r, y])}L${at([right - r, y])}Q${at([right, y])} ${at([right, y + r])}` +
    `L${at([right, bottom - r])}Q${at([right, bottom])} ${at([right - r, bottom])}` +
    `L${at([x + r, bottom])}Q${at([x, bottom])} ${at([x, bottom - r])}L${at([x, y + r])}Q${at([x, y])} ${at([x + r, y])}Z`
  );
}

/** A true ellipse. */
export function disc(x: number, y: number, rx: number, ry = rx): string {
  return `M${at([x - rx, y])}a${rx} ${ry} 0 1 0 ${rx * 2} 0a${rx} ${ry} 0 1 0 ${-rx * 2} 0Z`;
}

/** The upper half of an ellipse, flat side down. */
export function dome(x: number, y: number, rx: number, ry = rx): string {
  return `M${at([x - rx, y])}A${rx} ${ry} 0 0 1 ${at([x + rx, y])}Z`;
}

/** The lower half of an ellipse, flat side up: a bowl. */
export function bowl(x: number, y: number, rx: number, ry = rx): string {
  return `M${at([x - rx, y])}A${rx} ${ry} 0 0 0 ${at([x + rx, y])}Z`;
}

/** A round shape cut by hand; `wobble` is the share of the radius it may stray. */
export function blob(random: Random, x: number, y: number, rx: number, ry = rx, wobble = 0.06, corners = 9): string {
  const turn = random() * Math.PI;
  return loop(
    Array.from({ length: corners }, (_, index): Point => {
      const angle = turn + (index / corners) * Math.PI * 2;
      const stretch = 1 + between(random, -wobble, wobble);
      return [x + Math.cos(angle) * rx * stretch, y + Math.sin(angle) * ry * stretch];
    }),
  );
}

/** A pointed leaf from its foot; `angle` in degrees, 0 points right, -90 up. */
export function leaf(x: number, y: number, length: number, angle: number, breadth = 0.28): string {
  const along = (angle * Math.PI) / 180;
  const place = (far: number, side: number): Point => [
    x + Math.cos(along) * far * length - Math.sin(along) * side * length,
    y + Math.sin(along) * far * length + Math.cos(along) * side * length,
  ];
  return (
    `M${at([x, y])}C${at(place(0.2, -breadth))} ${at(place(0.7, -breadth))} ${at(place(1, 0))}` +
    `C${at(place(0.7, breadth))} ${at(place(0.2, breadth))} ${at([x, y])}Z`
  );
}

/** A strip of changing breadth along points `[x, y, breadth]`: roads, rivers, trunks. */
export function ribbon(points: readonly (readonly [x: number, y: number, breadth: number])[]): string {
  const side = (sign: number) =>
    points.map(([x, y, breadth], index): Point => {
      const [fromX, fromY] = points[Math.max(index - 1, 0)] ?? [x, y];
      const [toX, toY] = points[Math.min(index + 1, points.length - 1)] ?? [x, y];
      const length = Math.hypot(toX - fromX, toY - fromY) || 1;
      const reach = (sign * breadth) / 2 / length;
      return [x - (toY - fromY) * reach, y + (toX - fromX) * reach];
    });
  return `${curve(side(1))}${curve(side(-1).reverse()).replace('M', 'L')}Z`;
}

/** Land from one edge to the other: a smooth skyline through `heights`, filled down to `bottom`. */
export function land(heights: readonly number[], bottom: number, width = 1200): string {
  const step = (width + 80) / (heights.length - 1);
  const skyline = heights.map((y, index): Point => [-40 + index * step, y]);
  return `${curve(skyline)}L${at([width + 40, bottom + 40])}L${at([-40, bottom + 40])}Z`;
}
