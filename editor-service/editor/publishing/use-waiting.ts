import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Review } from '#content-store/model/entities/review.ts';
import type { AnswerOf } from '../../contract/calls.ts';
import { ask, send } from '../api/client.ts';
import { ifCurrent } from '../ui/if-current.ts';
import { useDebounced } from '../ui/use-debounced.ts';
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

/**
 * The errors of the chosen pages and sections besides the open one, as publishing all of this would find them; that one's
 * are found as it is in the editor.
 */
export function useErrorsBeside(chosen: readonly Publishable[]): SetErrors {
  const workbench = useWorkbench();
  const open = useEditor(({ saved }) => saved?.page._id);
  const keys = chosen.map(publishableKey).join('\n');
  const hasOthers = chosen.some(({ kind, _id }) => (kind === 'page' || kind === 'section') && _id !== open);
  const isDebounced = useDebounced(keys) === keys;
  const { data } = useQuery({
    queryKey: ['setErrors', keys],
    queryFn: () => send('publish/check', { items: setItemsOf(workbench, chosen) }),
    enabled: hasOthers && isDebounced,
  });
  return data?.errors.filter(({ _id }) => _id !== open) ?? [];
}

export type SetErrors = AnswerOf<'publish/check'>['errors'];

/** What is asked of this person, and what they asked, as far as it still stands; with the `_id` of a page, all reviews of it. */
export function useReviews(about?: string) {
  const { data } = useQuery({
    queryKey: ['reviews', about ?? ''],
    queryFn: () => ask('review/list', about === undefined ? {} : { about }),
  });
  const { ofMe = [], mine = [], others = [] } = data ?? {};
  return { ofMe, mine: mine.filter(isStanding), others: others.filter(isStanding), isLoaded: data !== undefined };
}

const isStanding = ({ state }: Review) => state !== 'published' && state !== 'deleted';

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
