import { useQueryClient } from '@tanstack/react-query';
import type { LibraryItem } from '#content-store/model/media/library-item.ts';
import type { PayloadOf } from '../../contract/calls.ts';
import { ask } from '../api/client.ts';
import { useParts } from '../workbench/server-state/use-parts.ts';

export type LibraryFilter = Omit<PayloadOf<'media/list'>, 'page' | 'limit'>;

/** Items on each page of the service's answer. */
const SIZE = 100;

/** The items of the library that match a filter, loaded page by page as they come into view. */
export function useLibrary(filter: LibraryFilter) {
  const queries = useQueryClient();
  const { first, partAt, partOf, optionsOf, show } = useParts(['media', filter], SIZE, (page) =>
    ask('media/list', { ...filter, page, limit: SIZE }),
  );
  const total = first.data?.total ?? 0;

  /** The item at an index; undefined until its page is loaded. */
  const itemAt = (index: number): LibraryItem | undefined => partAt(index)?.items[index % SIZE];

  /** The items from one index to another, loaded if necessary. */
  async function itemsBetween(one: number, other: number): Promise<LibraryItem[]> {
    const [from, to] = [Math.min(one, other), Math.max(one, other)];
    const pages = [];
    for (let page = partOf(from); page <= partOf(to); page++) {
      pages.push(queries.fetchQuery({ ...optionsOf(page), staleTime: 60_000 }));
    }
    const items = (await Promise.all(pages)).flatMap((answer) => answer.items);
    const offset = (partOf(from) - 1) * SIZE;
    return items.slice(from - offset, to - offset + 1);
  }

  return { start: first, total, itemAt, itemsBetween, show };
}
