import { imageSchema } from '#content-store/model/media/image.ts';
import { PictureField } from '../media/PictureField.tsx';
import type { ControlProps } from './control-props.ts';

/** A picture, cropped for each size that the field defines. */
export function ImageControl({ field, value, onChange }: ControlProps<'image'>) {
  const parsed = imageSchema.safeParse(value);
  const image = parsed.success ? parsed.data : imageSchema.parse({});
  return (
    <PictureField
      label={field.label}
      help={field.help}
      sizes={field.sizes}
      value={image}
      hasCaption
      onChange={onChange}
    />
  );
}
