import { encodeXML } from 'entities';
import { MEASURES, type Measure, type Point, pagesShown } from './points.ts';

const [WIDTH, HEIGHT] = [320, 200];
const COLUMNS = 3;
const GAP = 24;
/** Room around the plot of a panel: title, pages, values. */
const EDGE = { top: 44, right: 24, bottom: 28, left: 24 };

/** Legible on its own ground, also where a page is dark and the picture does not know it. */
const STYLE = `
    text { font: 12px system-ui, sans-serif; fill: #333 } .title { font-weight: 600; font-size: 14px; fill: #111 }
    .ground { fill: #fff } .axis, .linear { stroke: #999; fill: none } .linear { stroke-dasharray: 4 4 }
    .line { stroke: #0b62c4; stroke-width: 2; fill: none } .point { fill: #0b62c4 }
    @media (prefers-color-scheme: dark) {
      text { fill: #ddd } .title { fill: #fff } .ground { fill: #1b1d21 } .axis, .linear { stroke: #888 }
      .line { stroke: #7db7ff } .point { fill: #7db7ff }
    }`;

/** An SVG with a panel for each measure, both axes logarithmic; the dashed line is growth in proportion to the pages. */
export function chartOf(points: readonly Point[]): string {
  const rows = Math.ceil(MEASURES.length / COLUMNS);
  const [width, height] = [COLUMNS * (WIDTH + GAP) + GAP, rows * (HEIGHT + GAP) + GAP];
  const panels = MEASURES.map((measure, index) => {
    const [x, y] = [index % COLUMNS, Math.floor(index / COLUMNS)];
    return `  <g transform="translate(${GAP + x * (WIDTH + GAP)} ${GAP + y * (HEIGHT + GAP)})">\n${panelOf(measure, points)}\n  </g>`;
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`,
    '  <title>What a site costs as it grows</title>',
    `  <style>${STYLE}\n  </style>`,
    `  <rect class="ground" width="${width}" height="${height}" rx="8"/>`,
    ...panels,
    '</svg>\n',
  ].join('\n');
}

function panelOf({ key, name, shown }: Measure, points: readonly Point[]): string {
  const pages = points.map((point) => point.pages);
  const [fewest, most] = [Math.min(...pages), Math.max(...pages)];
  const values = points.map((point) => point[key]);
  const [least, highest] = [Math.min(...values), Math.max(...values)];
  const [first = least] = values;
  const proportional = (count: number) => (first * count) / fewest;
  // The values span at least as many times their least as the pages do, so that a slope above the dashed line is seen.
  const span = Math.max(proportional(most), highest) / least;
  const x = (count: number) => EDGE.left + share(count / fewest, most / fewest) * (WIDTH - EDGE.left - EDGE.right);
  const y = (value: number) => HEIGHT - EDGE.bottom - share(value / least, span) * (HEIGHT - EDGE.top - EDGE.bottom);
  const bottom = HEIGHT - EDGE.bottom + 8;
  return [
    text(EDGE.left, 16, name, 'class="title"'),
    `    <path class="axis" d="M${EDGE.left} ${bottom}H${WIDTH - EDGE.right}"/>`,
    `    <path class="linear" d="${lineOf([fewest, most].map((count) => [x(count), y(proportional(count))]))}"/>`,
    `    <path class="line" d="${lineOf(points.map((point) => [x(point.pages), y(point[key])]))}"/>`,
    ...points.flatMap((point) => [
      `    <circle class="point" cx="${round(x(point.pages))}" cy="${round(y(point[key]))}" r="3.5"/>`,
      text(x(point.pages), y(point[key]) - 9, shown(point[key]), 'text-anchor="middle"'),
      text(x(point.pages), HEIGHT - 4, pagesShown(point.pages), 'text-anchor="middle"'),
    ]),
  ].join('\n');
}

/** Where a value lies on a logarithmic scale from 1 to `all`, from 0 to 1. */
const share = (value: number, all: number): number => (all > 1 ? Math.log(value) / Math.log(all) : 0);

const text = (x: number, y: number, words: string, more: string): string =>
  `    <text x="${round(x)}" y="${round(y)}" ${more}>${encodeXML(words)}</text>`;

const lineOf = (places: readonly (readonly number[])[]): string =>
  `M${places.map((place) => place.map(round).join(' ')).join('L')}`;

const round = (value: number): number => Math.round(value * 10) / 10;
