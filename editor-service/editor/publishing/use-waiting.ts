import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { ask, send } from '../api/client.ts';
import { ifCurrent } from '../ui/if-current.ts';
import { useEditor, useWorkbench } from '../workbench/workbench-context.ts';
import { setItemsOf } from './publish-set.ts';
import { type Publishable, publishableKey } from './waiting.ts';

/** What waits to be published on this site. Loaded again when a draft is saved; `isOld` until that has arrived. */
export function useWaiting() {
  const saved = useEditor((state) => state.saved);
  const [known, setKnown] = useState(saved);
  const query = useQuery({ queryKey: ['waiting'], queryFn: () => ask('publish/waiting', {}) });
  const { refetch } = query;
  useEffect(() => {
    return known === saved ? undefined : ifCurrent(refetch(), () => setKnown(saved));
  }, [known, saved, refetch]);
  return { query, isOld: known !== saved };
}

/** What publishing the chosen things would mean for addresses and links. */
export function useSetPreview(chosen: readonly Publishable[]) {
  const workbench = useWorkbench();
  return useQuery({
    queryKey: ['setPreview', chosen.map(publishableKey)],
    queryFn: () => send('publish/preview', { items: setItemsOf(workbench, chosen) }),
    enabled: chosen.length > 0,
  });
}

/** How often schedules are loaded again while pages are moved, to show the progress. */
const ASK_AGAIN_MS = 1000;

/** The schedules of this site, and its time zone. */
export function useSchedules() {
  return useQuery({
    queryKey: ['schedules'],
    queryFn: () => ask('schedule/list', {}),
    refetchInterval: ({ state: { data } }) =>
      data?.schedules.some(({ state, progress }) => progress && state === 'waiting') ? ASK_AGAIN_MS : false,
  });
}
