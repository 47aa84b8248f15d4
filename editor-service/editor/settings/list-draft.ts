import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import type { SiteSettings } from '#content-store/model/entities/site-settings.ts';
import type { PayloadOf } from '../../contract/calls.ts';
import { send } from '../api/client.ts';
import { isSame } from '../store/documents/same.ts';
import { useUnsaved } from '../ui/dialog/unsaved.ts';
import { toastSuccess } from '../workbench/toast.ts';
import { useWorkbench } from '../workbench/workbench-context.ts';

type Lists = Pick<PayloadOf<'siteSettings/saveSiteSettings'>, 'redirects' | 'categories'>;

interface ListDraft<Item> {
  siteSettings: SiteSettings;
  /** The query key under which the stored list is cached. */
  name: string;
  saved: Item[];
  /** The list as a part of the save request. Pass the same function every time. */
  bodyOf: (items: Item[]) => Lists;
}

/** A draft of redirects or categories; they are sent together with the stored site settings. */
export function useListDraft<Item extends { _id: string }>({ siteSettings, name, saved, bodyOf }: ListDraft<Item>) {
  const workbench = useWorkbench();
  const queries = useQueryClient();
  const [items, setItems] = useState(saved);
  const isDirty = !isSame(items, saved);
  useUnsaved(isDirty);

  const { mutate, isPending } = useMutation({
    mutationFn: async ({ isPublished }: { isPublished: boolean }) => {
      await send('siteSettings/saveSiteSettings', { siteSettings, ...bodyOf(items) });
      queries.setQueryData([name, siteSettings.domainId], items);
      if (isPublished) await send('siteSettings/publishSiteSettings', { siteSettings });
    },
    onSuccess: (_answer, { isPublished }) =>
      toastSuccess(workbench, isPublished ? 'Site Settings Published' : 'Site Settings Saved'),
  });

  return {
    items,
    /** Replaces the item with this id, or adds it at the top. */
    put: (item: Item) => setItems((all) => withItemPut(all, item)),
    remove: useCallback(({ _id }: Item) => setItems((all) => all.filter((one) => one._id !== _id)), []),
    save: () => mutate({ isPublished: false }),
    publish: () => mutate({ isPublished: true }),
    isBusy: isPending,
    isDirty,
  };
}

function withItemPut<Item extends { _id: string }>(all: readonly Item[], item: Item): Item[] {
  const isKnown = all.some(({ _id }) => _id === item._id);
  return isKnown ? all.map((one) => (one._id === item._id ? item : one)) : [item, ...all];
}
