import { useCallback } from 'react';
import type { PageEntry } from '#content-store/model/entities/page-entry.ts';
import { ask } from '../../api/client.ts';
import { useLoaded } from '../../workbench/use-loaded.ts';

export type PageOption = Pick<PageEntry, '_id' | 'slug' | 'title'>;

const NONE: readonly PageOption[] = [];

/** The 20 pages whose title or address matches this text best. */
export function useFoundPages(text: string): readonly PageOption[] {
  const q = text.trim().replace(/^\//, '');
  const load = useCallback(async () => (await ask('page/find', { q, size: 20 })).pages, [q]);
  return useLoaded<readonly PageOption[]>(load, NONE);
}
