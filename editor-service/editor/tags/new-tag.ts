import { toSlug } from '#content-store/model/values/slug.ts';

/** A tag or category of this name; the name is its id. */
export function newTag(name: string): { id: string; slug: string } {
  return { id: name, slug: toSlug(name) };
}
