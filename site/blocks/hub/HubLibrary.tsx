import { useRef } from 'react';
import type { Sort } from '#content-store/model/values/tag-filter.ts';
import type { CardFacts } from '../../cards/card-facts.ts';
import { useIsEditing } from '../../elements/field-host.ts';
import { Text } from '../../elements/Text.tsx';
import { filled } from '../../texts/filled.ts';
import { useHubTexts } from '../../texts/use-hub-texts.ts';
import { useLanguage, withWords } from '../../texts/use-texts.ts';
import styles from './Hub.module.css';
import { HubCards } from './HubCards.tsx';
import { calledIn, type FilterCategory, HubFilters, type TagNames } from './HubFilters.tsx';
import { sortOptions } from './hub-address.ts';
import { toggleFilter } from './toggle-filters.ts';
import { type HubSource, useHub } from './use-hub.ts';

export interface HubLibraryProps extends Omit<HubSource, 'tags' | 'root' | 'sheet'> {
  categories: readonly FilterCategory[];
  names?: TagNames;
  relatedHeading: string;
  related: readonly CardFacts[];
}

/** The interactive part of the hub. Without JavaScript it shows its first cards. */
export const HubLibrary = withWords(Library);

function Library({ categories, names = {}, relatedHeading, related, ...source }: HubLibraryProps) {
  const fixed = useHubTexts();
  const language = useLanguage();
  const tags = categories.flatMap(({ id, tags: names }) => names.map((name) => `${id}:${name}`));
  const root = useRef<HTMLElement>(null);
  const filters = useRef<HTMLDialogElement>(null);
  const hub = useHub({ ...source, tags, root, sheet: filters });
  const id = `Hub${source.suffix}`;
  const filtersId = `${id}-filters`;
  const status = useRef<HTMLParagraphElement>(null);
  const isEditing = useIsEditing();
  const isEmpty = hub.cards.length === 0 && !hub.isLoading;

  function removeFilter(chosen: string[]) {
    hub.choose({ filters: chosen });
    status.current?.focus(); // the removed chip had the focus
  }

  return (
    <section
      ref={root}
      className={styles.hub}
      id={id}
      aria-label={fixed.library}
      data-video-cards="" // The frame needs its overlay even if no video is among the first cards.
      onPointerEnter={hub.prepare}
      onFocus={hub.prepare}
    >
      {categories.length > 0 && <HubFilters id={filtersId} dialog={filters} {...{ categories, names, hub }} />}
      <div className={styles.results}>
        <h2 className="visually-hidden">{fixed.results}</h2>
        <p className="not-loaded" role="status">
          {fixed.notLoaded}
        </p>
        <div className={styles.bar}>
          <p ref={status} role="status" tabIndex={-1}>
            {hub.isLoading ? fixed.loading : filled(fixed.items, { count: hub.count }, language)}
          </p>
          {categories.length > 0 && (
            <button
              type="button"
              className={`button quiet ${styles.explore}`}
              onClick={() => filters.current?.showModal()}
              // Opens the sheet before hydration, in browsers that support invoker commands.
              {...{ command: 'show-modal', commandfor: filtersId }}
            >
              {fixed.exploreBy}
              {hub.filters.length > 0 && <span className={styles.number}>{hub.filters.length}</span>}
            </button>
          )}
          <label className={styles.sort}>
            {fixed.sortBy}
            <select value={hub.sort} onChange={({ target }) => hub.choose({ sort: target.value as Sort })}>
              {sortOptions(fixed).map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </select>
          </label>
        </div>
        <HubCards label={fixed.results} cards={hub.cards} isLoading={hub.isLoading} />
        {isEmpty && <NoResults filters={hub.filters} names={names} onChange={removeFilter} />}
        <div className={styles.ends}>
          {!hub.isLoading && !hub.isComplete && (
            <button type="button" className={`button ${styles.more}`} onClick={hub.loadMore}>
              {fixed.loadMore}
            </button>
          )}
          {hub.cards.length > 0 && <a href={`#${id}`}>{fixed.backToTop}</a>}
        </div>
        {(related.length > 0 || isEditing) && (
          <div className={styles.related} data-later="" hidden={!hub.isComplete && !isEditing}>
            <Text field="relatedHeading" as="h2" value={relatedHeading} />
            <HubCards label={relatedHeading} cards={related} />
          </div>
        )}
      </div>
    </section>
  );
}

interface NoResultsProps {
  filters: readonly string[];
  names: TagNames;
  onChange: (filters: string[]) => void;
}

const nameOf = (tag: string): string => tag.slice(tag.indexOf(':') + 1);

/** Shown when nothing matches: the active filters, each with a button to remove it. */
function NoResults({ filters, names, onChange }: NoResultsProps) {
  const fixed = useHubTexts();
  return (
    <div className={styles.empty}>
      <p className={styles.emptyText}>{filters.length > 0 ? fixed.noResults : fixed.nothingYet}</p>
      <ul className={styles.chips}>
        {filters.map((tag) => (
          <li key={tag}>
            <button type="button" className={styles.chip} onClick={() => onChange(toggleFilter(filters, tag))}>
              <span className="visually-hidden">{fixed.remove} </span>
              {calledIn(names, nameOf(tag))}
              <span aria-hidden="true">×</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
