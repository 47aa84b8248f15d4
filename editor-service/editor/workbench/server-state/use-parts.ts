import { keepPreviousData, useQueries, useQuery } from '@tanstack/react-query';
import { useCallback, useState } from 'react';

/**
 * A long list in parts of `size` items, which are loaded as they come into view. The first part has the total, so it stays
 * until that of another `question` is there.
 */
export function useParts<Part>(question: readonly unknown[], size: number, load: (part: number) => Promise<Part>) {
  const [seen, setSeen] = useState({ from: 0, to: 0 });
  /** The number of an item's part, from 1. */
  const partOf = (index: number) => Math.floor(index / size) + 1;
  const start = partOf(seen.from);
  const numbers = Array.from({ length: partOf(seen.to) - start + 1 }, (_, index) => start + index);
  const optionsOf = (part: number) => ({ queryKey: [...question, part], queryFn: () => load(part) });
  const first = useQuery({ ...optionsOf(1), placeholderData: keepPreviousData });
  const parts = useQueries({ queries: numbers.map(optionsOf) });
  /** Takes the indexes of the first and the last item in view. */
  const show = useCallback((from: number, to: number) => setSeen({ from, to }), []);
  /** The part of an item; undefined until it is loaded. */
  const partAt = (index: number) => (partOf(index) === 1 ? first : parts[partOf(index) - start])?.data;
  return { first, partAt, partOf, optionsOf, show };
}
