import { type RefObject, useContext, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { HUB_PAGE_SIZE } from '#content-store/model/hub/hub.ts';
import type { Sort } from '#content-store/model/values/tag-filter.ts';
import type { CardFacts } from '../../cards/card-facts.ts';
import { useIsEditing } from '../../elements/field-host.ts';
import { addressOf, earlyChoice, type HubView, isSameView, viewIn } from './hub-address.ts';
import { openHubData } from './hub-data.ts';
import { HubFilesContext } from './hub-files-context.ts';

/** Debounce of filters, in milliseconds. */
const DELAY = 500;

/** The results before any filter, and where the data for the rest is. */
export interface HubSource {
  /** Tells the hub from the page's other hubs: ends its anchor and the names of its address parameters. */
  suffix: string;
  folder: string;
  sortBy: Sort;
  cards: readonly CardFacts[];
  count: number;
  /** Every tag the hub offers. */
  tags: readonly string[];
  /** The hub's root element, from which choices made before hydration are read. */
  root: RefObject<HTMLElement | null>;
  /** The filters: a full-screen sheet, where choices wait for Apply, or beside the cards. */
  sheet: RefObject<HTMLDialogElement | null>;
}

export type Hub = ReturnType<typeof useHub>;

/** A hub's filters and results. The address follows the filters, and `popstate` restores them; not while editing. */
export function useHub({ suffix, folder, sortBy, cards, count, tags, root, sheet }: HubSource) {
  const [view, setView] = useState<HubView>({ filters: [], sort: sortBy });
  const [results, setResults] = useState(() => ({ cards, count, reachable: new Set(tags), pageIndex: 0 }));
  const [reachable, setReachable] = useState<ReadonlySet<string>>(results.reachable);
  const [isLoading, setIsLoading] = useState(false);
  const fetchFile = useContext(HubFilesContext);
  const data = useMemo(() => openHubData(folder, fetchFile), [folder, fetchFile]);
  const isEditing = useIsEditing();
  const shown = useRef(view);
  /** A debounced choice; its answer is already being fetched. */
  const waiting = useRef<{ view: HubView; answer: ReturnType<typeof data.answer>; timer: number } | null>(null);
  const turn = useRef(0);

  async function show(next: HubView, pageIndex: number, answer = data.answer(next, pageIndex)) {
    shown.current = next;
    turn.current += 1;
    const mine = turn.current;
    setIsLoading(true);
    try {
      const { items, count, reachable } = await answer;
      if (mine !== turn.current) return;
      setResults((old) => ({
        cards: pageIndex === 0 ? items : [...old.cards, ...items],
        count,
        reachable,
        pageIndex,
      }));
      setReachable(reachable);
    } catch {
      // Failed hub calls are silent.
    }
    if (mine === turn.current) setIsLoading(false);
  }

  function choose(change: Partial<HubView>) {
    const next = { ...view, ...change };
    setView(next);
    turn.current += 1; // discards an answer still in flight
    const mine = turn.current;
    setIsLoading(true);
    clearTimeout(waiting.current?.timer);
    const answer = data.answer(next, 0);
    answer.then(
      ({ reachable }) => mine === turn.current && setReachable(reachable),
      () => {}, // `show` handles the rejection, if this choice is the last one
    );
    const isOnSheet = sheet.current?.matches(':modal') ?? false;
    waiting.current = { view: next, answer, timer: isOnSheet ? 0 : window.setTimeout(apply, DELAY) };
  }

  /** Applies the latest choice without waiting for the debounce. */
  function apply() {
    const chosen = waiting.current;
    if (!chosen) return;
    clearTimeout(chosen.timer);
    waiting.current = null;
    if (!isEditing && !isSameView(chosen.view, shown.current)) {
      history.pushState(null, '', addressOf(chosen.view, { suffix, sortBy }, location));
    }
    void show(chosen.view, 0, chosen.answer);
  }

  /** Takes back what was chosen on the sheet but not applied. */
  function discard() {
    if (waiting.current?.timer !== 0) return;
    waiting.current = null;
    setView(shown.current);
    setReachable(results.reachable);
    setIsLoading(false);
  }

  const followAddress = useEffectEvent(() => {
    const asked = viewIn(location.search, tags, { suffix, sortBy });
    if (isSameView(asked, shown.current)) return;
    clearTimeout(waiting.current?.timer);
    waiting.current = null;
    setView(asked);
    void show(asked, 0);
  });

  const start = useEffectEvent(() => {
    const early = earlyChoice(root.current, tags) ?? shown.current;
    followAddress();
    const filters = [...new Set([...shown.current.filters, ...early.filters])];
    const sort = early.sort === sortBy ? shown.current.sort : early.sort;
    if (!isSameView({ filters, sort }, shown.current)) choose({ filters, sort });
  });

  // Before the next tick, which adds to what was chosen earlier.
  useLayoutEffect(() => {
    if (isEditing) return;
    start();
    addEventListener('popstate', followAddress);
    return () => removeEventListener('popstate', followAddress);
  }, [isEditing]);

  return {
    ...view,
    cards: results.cards,
    count: results.count,
    isLoading,
    /** True when every match is shown. */
    isComplete: (results.pageIndex + 1) * HUB_PAGE_SIZE >= results.count,
    choose,
    apply,
    discard,
    /** The tags that lead to pages. */
    reachable,
    loadMore: () => void show(shown.current, results.pageIndex + 1),
    /** Prefetches what the first filter will need. */
    prepare: () => {
      if (!isEditing) data.prepare();
    },
  };
}
