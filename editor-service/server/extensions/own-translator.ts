import { type Extension, inBoundary } from '#build/site-folder/load-extensions.ts';
import { AppError } from '#content-store/model/error.ts';
import type { Translate } from '#site/extend/translator.ts';

const TIMEOUT_MS = 60_000;

/** Translates by the first translator of the site folder. Throws AppError `unavailable` without one, or when it returns other than texts. */
export const createTranslate =
  ([translator]: readonly Extension<'translators'>[]): Translate =>
  async (given) => {
    if (!translator)
      throw new AppError('unavailable', 'No translator is installed: add one to the folder translators of the site');
    const { file, value } = translator;
    const texts = await inBoundary(file, () => value.translate(given), TIMEOUT_MS);
    if (texts.length !== given.texts.length || texts.some((text) => typeof text !== 'string'))
      throw new AppError(
        'unavailable',
        `${file} returned other than ${given.texts.length} texts, so nothing was changed`,
      );
    return texts;
  };
