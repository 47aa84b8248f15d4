import { ask } from '../../api/client.ts';
import { KIND_NAMES, nextOf } from '../../publishing/publishing-words.ts';
import type { Documents } from '../../store/documents/documents.ts';
import { isDirty } from '../../store/state/editor-state.ts';
import { useAfterSaving } from '../../workbench/use-after-saving.ts';
import { useEditor } from '../../workbench/workbench-context.ts';
import type { StatusFacts } from './status-of.ts';

/** What the service knows besides the page's own copies. */
type SiteStatus = Pick<StatusFacts, 'waiting' | 'next'>;

const NOTHING: SiteStatus = { waiting: [], next: null };

/** What waits on this site besides the page, and when the page goes live or offline; asked again after each change. */
export function useSiteStatus(): SiteStatus {
  const hasNavigation = useEditor((state) => isDirty(state, 'navigation'));
  const hasFooter = useEditor((state) => isDirty(state, 'footer'));
  const stored = useAfterSaving(statusOfSite, NOTHING);
  const here = [...(hasNavigation ? [KIND_NAMES.navigation] : []), ...(hasFooter ? [KIND_NAMES.footer] : [])];
  return { ...stored, waiting: [...new Set([...here, ...stored.waiting])] };
}

async function statusOfSite({ page }: Documents): Promise<SiteStatus> {
  const [{ items }, { schedules }] = await Promise.all([ask('publish/waiting', {}), ask('schedule/list', {})]);
  return {
    waiting: items.flatMap(({ kind }) => (kind === 'page' || kind === 'section' ? [] : [KIND_NAMES[kind]])),
    next: nextOf(schedules, page._id),
  };
}
