const PICTURE = /<img data-image-id="([\w-]{1,64})"/g;

/** The library pictures inside rich text (`<img data-image-id="…" alt="…">`): their ids, in order of appearance. */
export function textPictureIds(markup: string): string[] {
  if (!markup.includes('<img ')) return [];
  return Array.from(markup.matchAll(PICTURE), ([, id = '']) => id);
}
