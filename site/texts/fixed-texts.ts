import { ownTexts } from '#own/texts.ts';

type Texts<English> = { readonly [Name in keyof English]: string };

/** A group of fixed texts: the site folder's, otherwise the English ones. */
export function fixedTexts<English extends Readonly<Record<string, string>>>(
  group: string,
  english: English,
): Texts<English> {
  return { ...english, ...ownTexts[group] };
}

/** Replaces placeholders in braces: `{count} items` → `3 items`. */
export function filled(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}
