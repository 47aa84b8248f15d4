/** Lines of filters with commas between them, as lists: any of a list, all across lists (specification §3). */
export function filtersIn(text: string): string[][] {
  return text
    .split('\n')
    .map((line) => line.split(',').flatMap((part) => part.trim() || []))
    .filter((list) => list.length > 0);
}

/** The filters as they are typed. */
export function textOf(filters: readonly (readonly string[])[]): string {
  return filters.map((list) => list.join(', ')).join('\n');
}
