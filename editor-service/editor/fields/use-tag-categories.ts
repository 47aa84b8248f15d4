import { useCallback } from 'react';
import type { TagCategory } from '#content-store/model/entities/tags.ts';
import { ask } from '../api/client.ts';
import { useLoaded } from '../workbench/use-loaded.ts';

const NONE: readonly TagCategory[] = [];

/** The tags of the site by category; none until they are loaded. */
export function useTagCategories(): readonly TagCategory[] {
  const load = useCallback(() => ask('tags/fetch', {}), []);
  return useLoaded<readonly TagCategory[]>(load, NONE);
}
