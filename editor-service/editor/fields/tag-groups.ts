import type { TagCategory } from '#content-store/model/entities/tags.ts';
import { ask } from '../api/client.ts';
import { useLoaded } from '../workbench/use-loaded.ts';

/** The tags of one category, each as pages store it: `categoryId:tagId`. */
export interface TagGroup {
  value: string;
  items: string[];
}

/** Categories as groups to choose from; empty ones are left out. */
export function tagGroups(categories: readonly TagCategory[]): TagGroup[] {
  return categories
    .filter(({ values }) => values.length > 0)
    .map(({ id, values }) => ({ value: id, items: values.map((tag) => `${id}:${tag.id}`) }));
}

/** `Subject:Ageing` → `Ageing` */
export function nameOfTag(tag: string): string {
  return tag.slice(tag.indexOf(':') + 1);
}

const loadCategories = () => ask('tags/fetch', {});
const NONE: readonly TagCategory[] = [];

/** The tags of the site by category; none until they are loaded. */
export function useTagCategories(): readonly TagCategory[] {
  return useLoaded<readonly TagCategory[]>(loadCategories, NONE);
}
