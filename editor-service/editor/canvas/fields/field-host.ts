import type { FieldHost } from '#site/elements/field-host.ts';
import { EditableLink } from './EditableLink.tsx';
import { EditablePicture } from './EditablePicture.tsx';
import { EditableRichText } from './EditableRichText.tsx';
import { EditableText } from './EditableText.tsx';

/** The field components while the page can be edited in place. */
export const fieldHost: FieldHost = {
  Text: EditableText,
  RichText: EditableRichText,
  Picture: EditablePicture,
  Link: EditableLink,
};
