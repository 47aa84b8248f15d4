import type { z } from 'zod';
import type { PublishedPage } from '#content-store/model/entities/page.ts';
import type { PictureAnswers } from '../../elements/field-host.ts';
import type { TemplateDefinition } from '../../fields/template-definition.ts';

/** Props of a template's header: the page, and its header with the defaults filled in. */
export interface HeaderPropsOf<D> {
  page: Pick<PublishedPage, 'slug' | 'showBreadcrumb'>;
  header: D extends TemplateDefinition<infer Header> ? z.output<Header> : never;
  answers: PictureAnswers;
}
