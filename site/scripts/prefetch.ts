import { linkToOtherPage } from './link-to-other-page.ts';

/** Prefetches a page when its link is hovered or focused; not on 2g or with data saving. */
export function prefetchLinks(): void {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean; effectiveType?: string } };
  if (connection?.saveData || connection?.effectiveType?.includes('2g')) return;
  const fetched = new Set<string>();
  const prefetch = (event: Event) => {
    const link = linkToOtherPage(event);
    const address = link && link.pathname + link.search;
    if (!address || fetched.has(address)) return;
    fetched.add(address);
    const hint = document.createElement('link');
    hint.rel = 'prefetch';
    hint.href = address;
    document.head.append(hint);
  };
  for (const type of ['pointerover', 'focusin', 'touchstart']) addEventListener(type, prefetch, { passive: true });
}
