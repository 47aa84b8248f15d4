import type { PictureProps } from './field-host.ts';
import { Picture } from './Picture.tsx';
import { usePictureShown } from './use-picture-shown.ts';

/** A picture inside an element of the class `frame`; nothing if there is no picture to show. */
export function FramedPicture({ frame, ...picture }: PictureProps & { frame: string | undefined }) {
  if (!usePictureShown(picture.image, picture.answers)) return null;
  return (
    <div className={frame}>
      <Picture {...picture} />
    </div>
  );
}
