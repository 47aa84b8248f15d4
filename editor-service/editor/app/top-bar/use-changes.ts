import { useEffect, useState } from 'react';
import { hasUnpublishedChanges, type Page } from '#content-store/model/entities/page.ts';
import { loadRevision } from '../../saving/loading/load.ts';
import { isDirty } from '../../store/state/editor-state.ts';
import { ifCurrent } from '../../ui/if-current.ts';
import { useDebounced } from '../../ui/use-debounced.ts';
import { useEditor } from '../../workbench/workbench-context.ts';

/** Counting waits until typing pauses, in milliseconds. */
const PAUSE = 400;

/**
 * How many changes visitors do not see yet; for a page that is not published, how many are not saved. Null while it is
 * not known.
 */
export function useChanges(): number | null {
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

/** The page as visitors see it: as it was saved when nothing is newer, else loaded once for each publish. */
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
