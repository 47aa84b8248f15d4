import type { z } from 'zod';
import type { PublishedPage } from '#content-store/model/entities/page.ts';
import type { PictureAnswers } from '../elements/field-host.ts';
import type { TemplateDefinition } from '../fields/template-definition.ts';
import type { generic } from '../templates/generic/definition.ts';
import type { home } from '../templates/home/definition.ts';

/** Props of a template's header: the page, and its header with the defaults filled in. */
export interface HeaderPropsOf<D> {
  page: Pick<PublishedPage, 'slug' | 'title' | 'header' | 'showBreadcrumb'>;
  header: D extends TemplateDefinition<infer Header> ? z.output<Header> : never;
  answers: PictureAnswers;
}

/** Props of the headers of generic pages. */
export type GenericHeaderProps = HeaderPropsOf<typeof generic>;
/** Props of the home page's header. */
export type HomeHeaderProps = HeaderPropsOf<typeof home>;

type GenericHeader = GenericHeaderProps['header'];

/** The class of the ground behind the text: the colour an editor chose, or dark purple under white text. */
export function headerGround({ textColourPurple, config }: Pick<GenericHeader, 'textColourPurple' | 'config'>): string {
  return `ground-${textColourPurple ? config.backgroundColour : 'darkPurple'}`;
}
