/** Texts of one page to translate, in its order; a rich text is HTML, whose tags must stay. */
export interface TextsToTranslate {
  texts: readonly string[];
  /** BCP 47. */
  from: string;
  to: string;
}

/** Translates by the site folder's function. */
export type Translate = (given: TextsToTranslate) => Promise<readonly string[]>;

/**
 * Translates texts, by a service or otherwise: as many as it was given, in the same order. What it returns is marked until a
 * person confirms it. An Error's message is shown to the person who asked.
 */
export const defineTranslator = (translate: Translate) => ({
  kind: 'translator' as const,
  translate,
});
