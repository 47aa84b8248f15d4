import { type Extension, inBoundary } from '#build/site-folder/load-extensions.ts';
import { AppError } from '#content-store/model/error.ts';
import type { Translate } from '#site/extend/translator.ts';

const TIMEOUT_MS = 60_000;

/** Translates by the first translator of the site folder; null without one. Throws AppError `unavailable` when that returns other than texts. */
export const createTranslate = ([translator]: readonly Extension<'translators'>[]): Translate | null => {
  if (!translator) return null;
  const { file, value } = translator;
  return async (given) => {
    const texts = await inBoundary(file, () => value.translate(given), TIMEOUT_MS);
    if (texts.length !== given.texts.length || texts.some((text) => typeof text !== 'string'))
      throw new AppError(
        'unavailable',
        `${file} returned other than ${given.texts.length} texts, so nothing was changed`,
      );
    return texts;
  };
};
