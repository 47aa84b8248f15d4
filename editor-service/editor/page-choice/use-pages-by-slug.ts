import { useCallback } from 'react';
import { ask } from '../api/client.ts';
import { useLoaded } from '../workbench/use-loaded.ts';
import { useEditor } from '../workbench/workbench-context.ts';

export interface FoundPage {
  _id: string;
  slug: string;
}

const NONE: readonly FoundPage[] = [];

/** The first 20 pages whose address contains this text. */
export function usePagesBySlug(slug: string): readonly FoundPage[] {
  const domainId = useEditor((state) => state.domainId);
  const load = useCallback(
    async () => (await ask('sitemap/filter', { domainId, slug, size: 20 })).sitemap,
    [domainId, slug],
  );
  return useLoaded<readonly FoundPage[]>(load, NONE);
}
