import { splitAtCommas } from '../ui/listed.ts';

/** Parses comma-separated filters, one list per line: OR within a list, AND across lists. */
export function filtersIn(text: string): string[][] {
  return text
    .split('\n')
    .map(splitAtCommas)
    .filter((list) => list.length > 0);
}

/** Formats filters as they are typed. */
export function textOf(filters: readonly (readonly string[])[]): string {
  return filters.map((list) => list.join(', ')).join('\n');
}
