import { cloneElement } from 'react';
import { type PictureProps, useFieldOwner } from '#site/elements/field-host.ts';
import { PictureElement } from '#site/elements/Picture.tsx';
import { takingFiles } from '../../ui/dropped-files.ts';
import { useShell } from '../state/shell-context.ts';
import { directiveName } from './directive-name.ts';

/** A picture as visitors see it; in a block, a missing one is a button that chooses one or takes a dropped file. */
export function EditablePicture(props: PictureProps) {
  const shell = useShell();
  const owner = useFieldOwner();
  const { image, field, size, mobileSize, mobileImage, className } = props;
  if (image.imageId !== '') {
    const picture = PictureElement(props);
    // Another picture for phones has a field of its own.
    const sizes = mobileSize && !mobileImage?.imageId ? [size, mobileSize] : [size];
    const about = { 'data-picture': field, 'data-owner': JSON.stringify(owner), 'data-sizes': JSON.stringify(sizes) };
    return picture && cloneElement(picture, about);
  }
  if (owner.kind !== 'block') return null;
  return (
    <button
      type="button"
      className={['pw-empty-picture', className].filter(Boolean).join(' ')}
      style={{ aspectRatio: `${size.width} / ${size.height}` }}
      tabIndex={-1}
      data-field={directiveName(field)}
      {...takingFiles((files) => shell.choosePicture(JSON.stringify(owner), field, files))}
      onClick={() => shell.choosePicture(JSON.stringify(owner), field)}
    >
      Choose a picture
    </button>
  );
}
