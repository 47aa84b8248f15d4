import type { TagCategory } from '#content-store/model/entities/tags.ts';
import { ask } from '../api/client.ts';
import { useLoaded } from '../workbench/use-loaded.ts';

const loadCategories = () => ask('tags/fetch', {});
const NONE: readonly TagCategory[] = [];

/** The tags of the site by category; none until they are loaded. */
export function useTagCategories(): readonly TagCategory[] {
  return useLoaded<readonly TagCategory[]>(loadCategories, NONE);
}
