import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { ask } from '../../api/client.ts';
import { leaveFor } from '../../saving/leaving/leave.ts';
import { collectionOf } from '../../store/documents/collection-of.ts';
import { bestFirst } from '../../ui/best-first.ts';
import { useDebounced } from '../../ui/use-debounced.ts';
import { usedLately } from '../../ui/used-lately.ts';
import { useEditor, useWorkbench } from '../../workbench/workbench-context.ts';
import { type CommandOffer, commandsFor } from './command-list.ts';

/** Just long enough that two quick keys are one question, in milliseconds. */
const PAUSE = 40;
const MAX_PAGES = 12;
/** How many commands and pages are remembered, and where. */
export const MAX_USED = 8;
export const usedIn = (domainId: string): string => `pagewright-lately-used ${domainId}`;

/** An offer of the palette; one for a page opens it. */
export type FoundCommand = CommandOffer & { page?: { title: string; slug: string } };

/** Pages, actions and settings for what was typed: the best match first, among equals what was used last. */
export function useOffers(search: string) {
  const { store } = useWorkbench();
  const state = store.getState();
  const { domainId, documents } = state;
  const isSection = documents !== null && collectionOf(documents.page) === 'sections';
  const [used] = useState(() => usedLately<Pick<FoundCommand, 'id' | 'page'>>(usedIn(domainId)));
  const { data: tabs = {} } = useQuery({
    queryKey: ['tabs', isSection],
    queryFn: async () => (await import('../tabs.ts')).tabsOfTasks(isSection),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const session = useEditor((now) => now.session);
  const q = useDebounced(search.trim(), PAUSE);
  const pages = useQuery({
    queryKey: ['pages', { q }],
    queryFn: () => ask('page/find', { q, size: MAX_PAGES }),
    enabled: q !== '',
    placeholderData: keepPreviousData,
  });
  const offers = useMemo(() => commandsFor({ ...store.getState(), session }, tabs), [store, tabs, session]);
  const foundPages = search.trim() === '' ? used.flatMap(({ page }) => page ?? []) : (pages.data?.pages ?? []);
  const all: FoundCommand[] = [...foundPages.map(pageOffer), ...offers];
  const order = used.map(({ id }) => id);
  const found = bestFirst(all, search, order);
  return { found, used: order, isBusy: pages.isPlaceholderData || q !== search.trim() };
}

function pageOffer({ title, slug }: { title: string; slug: string }): FoundCommand {
  return {
    id: `page /${slug}`,
    label: title,
    detail: `/${slug}`,
    page: { title, slug },
    obstacle: null,
    perform: (workbench) => leaveFor(workbench, { kind: 'page', href: `/${slug}` }),
  };
}
