import type { z } from 'zod';
import type { PublishedPage } from '#content-store/model/entities/page.ts';
import type { PictureAnswers } from '../../elements/field-host.ts';
import type { generic } from '../../templates/generic/definition.ts';

/** A generic page's header with its defaults filled in. */
export type GenericHeader = z.output<typeof generic.header>;

/** Props of the headers of generic pages. */
export interface GenericHeaderProps {
  page: Pick<PublishedPage, 'slug' | 'showBreadcrumb'>;
  header: GenericHeader;
  answers: PictureAnswers;
}

/** The class of the ground behind the text: the colour an editor chose, or dark purple under white text. */
export function headerGround({ textColourPurple, config }: Pick<GenericHeader, 'textColourPurple' | 'config'>): string {
  return `ground-${textColourPurple ? config.backgroundColour : 'darkPurple'}`;
}
