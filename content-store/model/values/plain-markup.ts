/** The entities of stored markup, by name. */
export const ENTITIES: ReadonlyMap<string, string> = new Map(
  Object.entries({ amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' }),
);

/** The text of stored markup in one line: tags become spaces. */
export const plainMarkup = (markup: string): string =>
  markup
    .replace(/<[^<>]*>/g, ' ')
    .replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (_entity, name: string) => ENTITIES.get(name) ?? '')
    .replace(/\s+/g, ' ')
    .trim();
