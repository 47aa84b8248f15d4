import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useEffect, useEffectEvent, useId, useMemo, useState } from 'react';
import { ask } from '../../api/client.ts';
import { leaveFor } from '../../saving/leaving/leave.ts';
import { collectionOf } from '../../store/documents/collection-of.ts';
import { bestFirst } from '../../ui/best-first.ts';
import controls from '../../ui/fields/controls.module.css';
import { icons } from '../../ui/icons.ts';
import { useDebounced } from '../../ui/use-debounced.ts';
import { noteUsed, usedLately } from '../../ui/used-lately.ts';
import { englishOf, t } from '../../words/t.ts';
import { TaskModal } from '../../workbench/server-state/TaskModal.tsx';
import { useEditor, useWorkbench } from '../../workbench/workbench-context.ts';
import { loadOwnOffers } from '../extensions/own-commands.ts';
import styles from './CommandPalette.module.css';
import { type CommandOffer, commandsFor, WHY_NO_PAGE } from './command-list.ts';

/** Finds a page, an action or a setting by its name and opens it (Ctrl+K). */
export function CommandPalette() {
  return (
    <TaskModal title={t('Go to')} size="medium">
      <Palette />
    </TaskModal>
  );
}

function Palette() {
  const workbench = useWorkbench();
  /** `at`: the highlighted offer, if a key or the pointer chose it; `isEntered`: Enter came before the answer. */
  const [{ search, at, isEntered }, setTyped] = useState({ search: '', at: '', isEntered: false });
  const { found, used, isBusy } = useOffers(search);
  const highlighted = found.findIndex(({ id }) => id === at);
  // Nothing is highlighted until something is typed, so that Enter does nothing by accident.
  const index = Math.max(search.trim() === '' ? -1 : 0, highlighted);
  const chosen = index < 0 ? undefined : found[index];
  const id = useId();
  const optionId = (position: number) => `${id}-${position}`;
  const highlight = (offer: FoundCommand | undefined) => setTyped({ search, at: offer?.id ?? '', isEntered: false });

  useEffect(() => {
    document.getElementById(`${id}-${index}`)?.scrollIntoView({ block: 'nearest' });
  }, [id, index]);
  // Enter right after a word counts once, for what that word finds.
  const performEntered = useEffectEvent(() => perform(chosen));
  useEffect(() => {
    if (isEntered && !isBusy) performEntered();
  }, [isEntered, isBusy]);

  function perform(offer: FoundCommand | undefined) {
    highlight(offer);
    if (!offer || offer.obstacle !== null) return;
    const { domainId } = workbench.store.getState();
    noteUsed(usedIn(domainId), { id: offer.id, ...(offer.page && { page: offer.page }) }, MAX_USED);
    workbench.store.setState({ dialog: null });
    offer.perform(workbench);
  }

  function onKeyDown(event: KeyboardEvent) {
    // Who goes on typing after Enter means what was shown; the key itself is for what comes next.
    if (isEntered && event.key !== 'Enter' && event.key !== 'Escape') return perform(chosen);
    const next = { ArrowDown: (index + 1) % found.length, ArrowUp: Math.max(index, 0) - 1 }[event.key];
    if (next !== undefined) highlight(found.at(next));
    else if (event.key === 'Enter' && isBusy && highlighted < 0) setTyped({ search, at: '', isEntered: true });
    else if (event.key === 'Enter') perform(chosen);
    else return;
    event.preventDefault();
  }

  return (
    <>
      <input
        data-first-focus
        className={controls.input}
        type="text"
        role="combobox"
        aria-expanded
        aria-controls={`${id}-list`}
        aria-activedescendant={chosen && optionId(index)}
        aria-label={t('Find a page, an action or a setting')}
        placeholder={t('Find a page, an action or a setting')}
        maxLength={200}
        value={search}
        onChange={(event) => setTyped({ search: event.target.value, at: '', isEntered: false })}
        onKeyDown={onKeyDown}
      />
      <div
        className={styles.list}
        id={`${id}-list`}
        role="listbox"
        aria-label={t('Found')}
        aria-busy={isBusy || undefined}
      >
        {found.map((offer, position) => (
          <div
            key={offer.id}
            id={optionId(position)}
            className={styles.option}
            role="option"
            tabIndex={-1}
            aria-selected={position === index}
            aria-disabled={offer.obstacle !== null || undefined}
            onPointerMove={() => isEntered || highlight(offer)}
            onClick={() => perform(offer)}
            onKeyDown={onKeyDown}
          >
            <OptionText offer={offer} isUsed={search === '' && used.includes(offer.id)} />
          </div>
        ))}
      </div>
      {found.length === 0 && !isBusy && (
        <p className={styles.empty}>{t('Nothing is called “{search}”. Try a shorter word.', { search })}</p>
      )}
      <p className="visually-hidden" role="status">
        {isBusy ? '' : t('{found} found', { found: found.length })}
      </p>
    </>
  );
}

function OptionText({ offer, isUsed }: { offer: FoundCommand; isUsed: boolean }) {
  const { label, detail, keys, obstacle, page } = offer;
  const Icon = page ? icons.FileText : icons.SquareArrowRight;
  return (
    <>
      <Icon size={16} strokeWidth={1.75} aria-hidden />
      <span className={styles.label}>{label}</span>
      <span className={styles.detail}>{obstacle ?? detail}</span>
      {isUsed && <span className={styles.used}>{t('Recently used')}</span>}
      {keys && (
        <kbd className={styles.keys}>
          {keys
            .split(' ')
            .map((key) => t(key, { context: 'key' }))
            .join(' ')}
        </kbd>
      )}
    </>
  );
}

/** The debounce of the search, in milliseconds: just long enough to join two quick keys. */
const PAUSE = 40;
const MAX_PAGES = 12;
/** How many commands and pages are remembered, and where. */
const MAX_USED = 8;
const usedIn = (domainId: string): string => `pagewright-lately-used ${domainId}`;

/** An entry of the palette: a command, or a page to open. */
type FoundCommand = CommandOffer & { page?: { title: string; slug: string } };

/** Pages, actions and settings that match the search: best match first, then most recently used. */
function useOffers(search: string) {
  const state = useEditor((now) => now);
  const { domainId, documents } = state;
  const isSection = documents !== null && collectionOf(documents.page) === 'sections';
  const [used] = useState(() => usedLately<Pick<FoundCommand, 'id' | 'page'>>(usedIn(domainId)));
  const { data: tabs = {}, isPending: areTabsComing } = useQuery({
    queryKey: ['tabs', isSection],
    queryFn: async () => (await import('../tabs.ts')).tabsOfTasks(isSection),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const noPage = documents ? null : WHY_NO_PAGE;
  const { data: own = [], isPending: areOwnComing } = useQuery({
    queryKey: ['own commands', noPage],
    queryFn: () => loadOwnOffers(noPage),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const q = useDebounced(search.trim(), PAUSE);
  const pages = useQuery({
    queryKey: ['pages', { q }],
    queryFn: () => ask('page/find', { q, size: MAX_PAGES }),
    enabled: q !== '',
    placeholderData: keepPreviousData,
  });
  const offers = useMemo(() => commandsFor(state, tabs), [state, tabs]);
  const foundPages = search.trim() === '' ? used.flatMap(({ page }) => page ?? []) : (pages.data?.pages ?? []);
  const all: FoundCommand[] = [...foundPages.map(pageOffer), ...offers, ...own];
  const order = used.map(({ id }) => id);
  return {
    found: bestFirst(all.map(alsoInEnglish), search, order),
    used: order,
    isBusy: areTabsComing || areOwnComing || pages.isFetching || q !== search.trim(),
  };
}

/** Commands are found by their English names and words, too. */
const alsoInEnglish = <One extends FoundCommand>(one: One): One =>
  one.page ? one : { ...one, words: `${one.words ?? ''} ${t(one.words ?? '')} ${englishOf(one.label)}` };

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
