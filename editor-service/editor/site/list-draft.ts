import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { PayloadOf } from '../../contract/calls.ts';
import { send } from '../api/client.ts';
import { isSame } from '../store/documents/same.ts';
import { loadSiteSettings } from './site-settings-draft.ts';
import { useSaving } from './use-saving.ts';

type Lists = Pick<PayloadOf<'siteSettings/saveSiteSettings'>, 'redirects' | 'categories'>;

/**
 * A draft of redirects or categories; `bodyOf` says under which name they are sent, together with the site settings as
 * they are stored by then. The stored list is cached as the query `name`.
 */
export function useListDraft<Item extends { _id: string }>(
  name: keyof Lists,
  saved: Item[],
  bodyOf: (items: Item[]) => Lists,
) {
  const queries = useQueryClient();
  const [items, setItems] = useState(saved);
  const draft = useSaving('Site Settings', !isSame(items, saved), async () => {
    const siteSettings = await loadSiteSettings();
    await send('siteSettings/saveSiteSettings', { siteSettings, ...bodyOf(items) });
    queries.setQueryData([name], items);
    return { kind: 'siteSettings', _id: siteSettings._id };
  });
  return {
    items,
    draft,
    /** Replaces the item with this id, or adds it at the top. */
    put: (item: Item) => setItems((all) => withItemPut(all, item)),
    remove: ({ _id }: Item) => setItems((all) => all.filter((one) => one._id !== _id)),
  };
}

function withItemPut<Item extends { _id: string }>(all: readonly Item[], item: Item): Item[] {
  const isKnown = all.some(({ _id }) => _id === item._id);
  return isKnown ? all.map((one) => (one._id === item._id ? item : one)) : [item, ...all];
}
