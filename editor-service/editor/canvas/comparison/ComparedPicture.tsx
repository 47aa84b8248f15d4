import { FieldHostContext, type PictureProps, useFieldOwner } from '#site/elements/field-host.ts';
import { Picture } from '#site/elements/Picture.tsx';
import { isSame } from '../../store/documents/same.ts';
import { useValueBefore } from './comparison-context.ts';

/** The current picture, with an outline when the image or its crop changed. */
export function ComparedPicture(props: PictureProps) {
  const { image, field, className } = props;
  const isChanged = !isSame(useValueBefore(useFieldOwner(), field, image), image);
  return (
    <FieldHostContext value={null}>
      <Picture {...props} className={[className, isChanged && 'pw-changed'].filter(Boolean).join(' ')} />
    </FieldHostContext>
  );
}
