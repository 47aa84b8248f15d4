import { imageSchema } from '#content-store/model/media/image.ts';
import { PictureField } from '../media/PictureField.tsx';
import type { ControlProps } from './control-props.ts';

const readable = imageSchema.catch(() => imageSchema.parse({}));

/** A picture, cropped for each size that the field defines. */
export function ImageControl({ owner, field, value, onChange }: ControlProps<'image'>) {
  return (
    <PictureField
      label={field.label}
      help={field.help}
      sizes={field.sizes}
      value={readable.parse(value)}
      hasCaption
      owner={owner}
      onChange={onChange}
    />
  );
}
