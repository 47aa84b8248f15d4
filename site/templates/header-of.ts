import type { PublishedPage } from '#content-store/model/entities/page.ts';
import { templateOf } from './definitions.ts';
import { generic } from './generic/definition.ts';

interface PageHeader {
  headerType: string;
  header: Record<string, unknown>;
}

/** A page's header with its template's defaults; an unknown header type becomes the template's first. */
export function headerOf(page: Pick<PublishedPage, 'template' | 'headerType' | 'header'>): PageHeader {
  const { header, headerTypes } = templateOf(page.template) ?? generic;
  const chosen = headerTypes.find((type) => type === page.headerType);
  return { headerType: chosen ?? headerTypes[0], header: header.parse(page.header) };
}
