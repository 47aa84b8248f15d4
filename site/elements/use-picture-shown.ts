import type { Image } from '#content-store/model/media/image.ts';
import { type PictureAnswers, useIsEditing } from './field-host.ts';

/** True when a `Picture` of this image renders something: its original is known, or an editor may choose one there. */
export function usePictureShown(image: Image, answers: PictureAnswers): boolean {
  const isEditing = useIsEditing();
  return isEditing || Boolean(answers.media[image.imageId]);
}
