import type { Row } from './bench.ts';

const COLUMNS = ['what', 'ours', 'baseline', 'target', 'verdict'] as const;
type Cells = Record<(typeof COLUMNS)[number], string>;

const HEAD: Cells = { what: 'What', ours: 'Pagewright', baseline: 'Baseline', target: 'Target', verdict: '' };

/** The rows as text with aligned columns. */
export function tableOf(rows: readonly Row[]): string {
  const lines = [HEAD, ...rows.map(cellsOf)];
  const widthOf = (column: keyof Cells) => Math.max(...lines.map((line) => line[column].length));
  const widths = new Map(COLUMNS.map((column) => [column, widthOf(column)]));
  return lines
    .map((line) =>
      COLUMNS.map((column) => line[column].padEnd(widths.get(column) ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

function cellsOf({ what, ours, baseline = '', target = '', isMet }: Row): Cells {
  return { what, ours, baseline, target, verdict: isMet === undefined ? '' : isMet ? 'met' : 'MISSED' };
}
