import { useCallback } from 'react';
import type { SitemapItem } from '#content-store/model/entities/sitemap-item.ts';
import { ask } from '../api/client.ts';
import { useLoaded } from '../workbench/use-loaded.ts';
import { useEditor } from '../workbench/workbench-context.ts';

export type FoundPage = Pick<SitemapItem, '_id' | 'slug'>;

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
