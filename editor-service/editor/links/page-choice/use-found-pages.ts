import { useCallback } from 'react';
import type { PageEntry } from '#content-store/model/entities/page-entry.ts';
import { ask } from '../../api/client.ts';
import { useFound } from '../../workbench/use-found.ts';

export type PageOption = Pick<PageEntry, '_id' | 'slug' | 'title'>;
export type LinkablePage = PageOption & Pick<PageEntry, 'status'>;

/** The pages whose title or address matches a typed text best; null finds none. */
export function useFoundPages(typed: string | null, size = 20): readonly LinkablePage[] {
  const find = useCallback(async (q: string) => (await ask('page/find', { q, size })).pages, [size]);
  return useFound<LinkablePage>(
    typed?.trim().replace(/^\//, '') ?? null,
    find,
    ({ title, slug }) => `${title} ${slug}`,
  );
}
