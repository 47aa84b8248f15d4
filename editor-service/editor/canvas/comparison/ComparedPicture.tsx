import { FieldHostContext, type PictureProps, useFieldOwner } from '#site/elements/field-host.ts';
import { Picture } from '#site/elements/Picture.tsx';
import { isSame } from '../../store/documents/same.ts';
import { useValueBefore } from './comparison-context.ts';

/** A picture as it is now, with a frame when it is another one, or another part of it. */
export function ComparedPicture(props: PictureProps) {
  const { image, field, className } = props;
  const isChanged = !isSame(useValueBefore(useFieldOwner(), field, image), image);
  return (
    <FieldHostContext value={null}>
      <Picture {...props} className={[className, isChanged && 'pw-changed'].filter(Boolean).join(' ')} />
    </FieldHostContext>
  );
}
