import { useEffect, useState } from 'react';
import { hasUnpublishedChanges, type Page } from '#content-store/model/entities/page.ts';
import type { AnswerOf } from '../../../contract/calls.ts';
import { ask } from '../../api/client.ts';
import { KIND_NAMES, nextOf, reviewsOfVersion, statusOfReviews } from '../../publishing/publishing-words.ts';
import { loadRevision } from '../../saving/loading/load.ts';
import type { Documents } from '../../store/documents/documents.ts';
import { isDirty } from '../../store/state/editor-state.ts';
import { Button } from '../../ui/Button.tsx';
import { ifCurrent } from '../../ui/if-current.ts';
import { useNameOf } from '../../ui/person/names.ts';
import { useDebounced } from '../../ui/use-debounced.ts';
import { useAfterSaving } from '../../workbench/use-after-saving.ts';
import { useEditor, useWorkbench } from '../../workbench/workbench-context.ts';
import styles from './TopBar.module.css';

/** Whether visitors see the page, what waits, and what happens next; of a version in a release, its review. */
export function OpenPageStatus() {
  const release = useEditor((state) => state.release?._id);
  const isPublished = useEditor(({ saved }) => saved?.page.published ?? false);
  const changes = useChanges();
  const { store } = useWorkbench();
  const nameOf = useNameOf();
  const { reviews: all, ...site } = useSiteStatus();
  const reviews = reviewsOfVersion(all, release);
  const isAsked = reviews.ofMe.some(({ purpose }) => purpose === 'review');
  const review = statusOfReviews(reviews, nameOf);
  const draft = statusOf({ isPublished, changes, ...site, review });
  const { text, tone } = release ? { text: review, tone: 'draft' } : draft;
  return (
    <>
      {text && (
        <span className={styles.chip} data-tone={tone} title={text}>
          <span className={styles.status}>{text}</span>
        </span>
      )}
      {isAsked && (
        <Button
          className={`${styles.button} ${styles.answer}`}
          onClick={() => store.setState({ dialog: { kind: 'review' } })}
        >
          Answer review
        </Button>
      )}
    </>
  );
}

/** What the service knows besides the page's own copies. */
interface SiteStatus extends Pick<StatusFacts, 'waiting' | 'next'> {
  /** Those of the page. */
  reviews: AnswerOf<'review/list'>;
}

const NOTHING: SiteStatus = { waiting: [], next: null, reviews: { ofMe: [], mine: [], others: [] } };

/** What waits on this site besides the page, and when the page goes live or offline; asked again after each change. */
function useSiteStatus(): SiteStatus {
  const hasNavigation = useEditor((state) => isDirty(state, 'navigation'));
  const hasFooter = useEditor((state) => isDirty(state, 'footer'));
  const stored = useAfterSaving(statusOfSite, NOTHING);
  const here = [...(hasNavigation ? [KIND_NAMES.navigation] : []), ...(hasFooter ? [KIND_NAMES.footer] : [])];
  return { ...stored, waiting: [...new Set([...here, ...stored.waiting])] };
}

async function statusOfSite({ page }: Documents): Promise<SiteStatus> {
  const [{ items }, { schedules }, reviews] = await Promise.all([
    ask('publish/waiting', {}),
    ask('schedule/list', {}),
    ask('review/list', { about: page._id }),
  ]);
  return {
    waiting: items.flatMap(({ kind }) => (kind === 'page' || kind === 'section' ? [] : [KIND_NAMES[kind]])),
    next: nextOf(schedules, page._id),
    reviews,
  };
}

/** Counting waits until typing pauses, in milliseconds. */
const PAUSE = 400;

/**
 * How many changes visitors do not see yet; for a page that is not published, how many are not saved. Null while it is
 * not known.
 */
function useChanges(): number | null {
  const saved = useEditor((state) => state.saved?.page);
  const page = useDebounced(
    useEditor((state) => state.documents?.page),
    PAUSE,
  );
  const isEdited = useEditor((state) => isDirty(state, 'page'));
  const published = usePublishedCopy(saved);
  const before = saved?.published ? published : saved;
  const [counted, setCounted] = useState<{ before: Page; page: Page; changes: number } | null>(null);
  const hasChanges = isEdited || (saved?.published === true && hasUnpublishedChanges(saved));

  useEffect(() => {
    if (!before || !page || !hasChanges) return;
    return ifCurrent(import('../../store/compare/compare-pages.ts'), ({ comparePages, differenceLines }) => {
      // Each block that differs is one, and the page itself.
      setCounted({ before, page, changes: differenceLines(comparePages(before, page)).length });
    });
  }, [before, page, hasChanges]);

  if (!hasChanges) return 0;
  return counted && counted.before === before ? counted.changes : null;
}

/** The page as visitors see it: the saved copy if nothing is newer, else loaded once after each publish. */
function usePublishedCopy(saved: Page | undefined): Page | null {
  const [loaded, setLoaded] = useState<{ at: string; page: Page } | null>(null);
  const at = saved?.published ? saved.lastPublished : undefined;
  const isSame = saved !== undefined && !hasUnpublishedChanges(saved);

  useEffect(() => {
    if (!saved || at === undefined || loaded?.at === at) return;
    if (isSame) return setLoaded({ at, page: saved });
    // Without an answer the status does not say how many.
    return ifCurrent(loadRevision(saved), (page) => page && setLoaded({ at, page }));
  }, [saved, at, isSame, loaded]);

  return loaded && loaded.at === at ? loaded.page : null;
}

/** What visitors and editors see of a page, as far as the status says it. */
interface StatusFacts {
  isPublished: boolean;
  /** How many changes visitors do not see yet; before the first publish, how many are not saved. Null: unknown. */
  changes: number | null;
  /** What else on the page waits to be saved or published, by name: `Navigation`. */
  waiting: readonly string[];
  /** What happens to the page by schedule: `Goes live Mon 30 Nov, 09:00`. */
  next: string | null;
  /** How it stands with its review: `Waits for Ben`. */
  review: string | null;
}

interface Status {
  text: string;
  tone: 'draft' | 'live' | 'waiting';
}

/** The status of a page in words: `Draft`, `Live · 3 changes`, `Live · Navigation changed`. */
export function statusOf({ isPublished, changes, waiting, next, review }: StatusFacts): Status {
  const isBehind = changes !== 0 || waiting.length > 0;
  return {
    text: [isPublished ? 'Live' : 'Draft', changesIn(changes), next, review, waitsIn(waiting)]
      .filter(Boolean)
      .join(' · '),
    tone: isBehind && isPublished ? 'waiting' : isPublished ? 'live' : 'draft',
  };
}

function changesIn(changes: number | null): string {
  if (changes === null) return 'changes';
  if (changes === 0) return '';
  return changes === 1 ? '1 change' : `${changes} changes`;
}

function waitsIn([first, second, ...others]: readonly string[]): string {
  if (!first) return '';
  if (!second) return `${first} changed`;
  return others.length === 0 ? `${first} and ${second.toLowerCase()} changed` : `${others.length + 2} more changed`;
}
