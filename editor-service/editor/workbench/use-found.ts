import { useCallback } from 'react';
import { containsWords } from '#content-store/model/values/folded.ts';
import { useDebounced } from '../ui/use-debounced.ts';
import { useLoaded } from './use-loaded.ts';

interface Found<Item> {
  /** What was typed when these were found. */
  typed: string | null;
  items: readonly Item[];
}

/**
 * What a search finds for a typed text, once typing pauses; null finds nothing. Until its answer is there, those of the
 * last answer that contain the words stay, so Enter never takes what was found for another text.
 */
export function useFound<Item>(
  typed: string | null,
  find: (typed: string) => Promise<readonly Item[]>,
  textOf: (item: Item) => string,
): readonly Item[] {
  const asked = useDebounced(typed);
  const load = useCallback(
    async () => ({ typed: asked, items: asked === null ? [] : await find(asked) }),
    [asked, find],
  );
  const found = useLoaded<Found<Item>>(load, { typed: null, items: [] });
  if (found.typed === typed) return found.items;
  return found.items.filter((item) => containsWords(textOf(item), typed ?? ''));
}
