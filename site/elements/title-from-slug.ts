/** `news/kitchens-that-feed` → `Kitchens that feed` */
export function titleFromSlug(slug: string): string {
  const words = (slug.split('/').at(-1) ?? '').replace(/[-_]+/g, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
