import type { FieldHost } from '#site/elements/field-host.ts';
import { ComparedLink } from './ComparedLink.tsx';
import { ComparedPicture } from './ComparedPicture.tsx';
import { ComparedRichText } from './ComparedRichText.tsx';
import { ComparedText } from './ComparedText.tsx';

/** The field components while two versions of the page are compared. */
export const comparisonHost: FieldHost = {
  Text: ComparedText,
  RichText: ComparedRichText,
  Picture: ComparedPicture,
  Link: ComparedLink,
};
