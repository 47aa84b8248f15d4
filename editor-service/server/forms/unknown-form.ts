import { AppError } from '#content-store/model/error.ts';

/** No form has that identifier, or its page was changed more than a day ago. */
export function unknownForm(): AppError {
  return new AppError('not-found', 'This form has changed or is gone. Please reload the page and try again.');
}
