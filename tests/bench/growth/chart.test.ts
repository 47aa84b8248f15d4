import { SaxesParser } from 'saxes';
import { expect, test } from 'vitest';
import { chartOf } from './chart.ts';
import { MEASURES, type Point, rowOf, tableOf, withSection } from './points.ts';

const point = (pages: number, value: number): Point => ({
  pages,
  ...{ build: value, publish: value, slowPublish: value, start: value, memory: value, search: value },
});
const POINTS = [point(1000, 2000), point(3000, 4000), point(10_000, 30_000)];

test('chartOf() draws a panel for each measure, a point for each size', () => {
  const names: string[] = [];
  const parser = new SaxesParser();
  parser.on('opentag', ({ name }) => names.push(name));
  const chart = chartOf(POINTS);
  parser.write(chart).close();
  expect(names.filter((name) => name === 'g')).toHaveLength(MEASURES.length);
  expect(names.filter((name) => name === 'circle')).toHaveLength(MEASURES.length * POINTS.length);
  expect(chart).not.toMatch(/NaN|Infinity/);
  expect(chartOf(POINTS.slice(0, 1))).not.toMatch(/NaN|Infinity/);
});

test('rowOf() compares growth with that of the pages', () => {
  const [build] = MEASURES;
  expect(build && rowOf(build, POINTS)).toMatchObject({ target: '× 15.0 of at most 10', isMet: false });
  expect(build && rowOf(build, POINTS.slice(0, 2))).toMatchObject({ isMet: true });
});

test('withSection() puts its section before the next one, and replaces it', () => {
  const page = '| A |\n| --- |\n\n## What to take\n\n| B |\n';
  const once = withSection(page, tableOf(POINTS.slice(0, 1)), '1 on 2 cores');
  const table = tableOf(POINTS);
  expect(once.startsWith('| A |\n| --- |\n\n## As a site grows\n')).toBe(true);
  expect(once.endsWith('\n\n## What to take\n\n| B |\n')).toBe(true);
  expect(withSection(once, table, '1 on 2 cores')).toBe(withSection(page, table, '1 on 2 cores'));
  expect(withSection(page, table, '1 on 2 cores')).toContain(table);
  expect(() => withSection('# Other\n', table, '1 on 2 cores')).toThrow('no section');
});
