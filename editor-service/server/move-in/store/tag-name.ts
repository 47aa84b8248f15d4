/** The name of a tag, without the signs and the length that names may not have. */
export const tagName = (name: string): string =>
  name.replaceAll(':', ' –').replaceAll(/\s+/g, ' ').trim().slice(0, 100).trim();

/** A tag as pages carry it: `Category:name`. */
export const tagNamed = (category: string, name: string): string => `${category}:${tagName(name)}`;
