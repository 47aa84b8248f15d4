import type { Page } from '#content-store/model/entities/page.ts';
import { readHeader } from '../templates/read-header.ts';
import { currentContents } from './current-contents.ts';

/**
 * A stored page in the words of the present code: a template that is gone replaced by its successor, header and blocks in
 * the present versions of their definitions. Nothing is checked or filled in, and what cannot be read stays as it is.
 */
export function currentPage<Stored extends Pick<Page, 'template' | 'header' | 'contents'>>(page: Stored): Stored {
  const { template, stored } = readHeader(page);
  return { ...page, template, header: stored, contents: currentContents(page.contents) };
}
