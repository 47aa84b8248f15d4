import type { Image } from '#content-store/model/media/image.ts';
import { type PictureAnswers, useIsEditing } from './field-host.ts';

/** True if a `Picture` of this image renders something: its original is known, or the page is being edited. */
export function usePictureShown(image: Image, answers: PictureAnswers): boolean {
  const isEditing = useIsEditing();
  return isEditing || Boolean(answers.media[image.imageId]);
}
