import { cloneElement } from 'react';
import { type PictureProps, useFieldOwner } from '#site/elements/field-host.ts';
import { PictureElement } from '#site/elements/Picture.tsx';
import type { PressedPicture } from '../../store/state/dialog.ts';
import { takingFiles } from '../../ui/dropped-files.ts';
import { t } from '../../words/t.ts';
import { useShell } from '../state/shell-context.ts';
import { directiveName } from './directive-name.ts';

/** A picture as visitors see it; in a block, a missing one is a button that chooses one or takes a dropped file. */
export function EditablePicture(props: PictureProps) {
  const shell = useShell();
  const owner = useFieldOwner();
  const { image, field, size, mobileSize, mobileImage, className } = props;
  // Another picture for phones has a field of its own.
  const sizes = mobileSize && !mobileImage?.imageId ? [size, mobileSize] : [size];
  const place = JSON.stringify({ owner, field, sizes } satisfies PressedPicture);
  if (image.imageId !== '') {
    const picture = PictureElement(props);
    return picture && cloneElement(picture, { 'data-picture': '', 'data-place': place });
  }
  if (owner.kind !== 'block') return null;
  return (
    <button
      type="button"
      className={['pw-empty-picture', className].filter(Boolean).join(' ')}
      style={{ aspectRatio: `${size.width} / ${size.height}` }}
      tabIndex={-1}
      data-field={directiveName(field)}
      data-place={place}
      {...takingFiles((files) => shell.choosePicture(place, files))}
      onClick={() => shell.choosePicture(place)}
    >
      {t('Choose a picture')}
    </button>
  );
}
