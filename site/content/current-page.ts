import type { Page } from '#content-store/model/entities/page.ts';
import { readHeader } from '../templates/read-header.ts';
import { currentContents } from './current-contents.ts';

/**
 * A stored page in the present format: a removed template replaced by its successor, header and blocks upgraded to the
 * present versions of their definitions. Nothing is validated or filled in; unreadable parts stay as they are.
 */
export function currentPage<Stored extends Pick<Page, 'template' | 'header' | 'contents'>>(page: Stored): Stored {
  const { template, stored } = readHeader(page);
  return { ...page, template, header: stored, contents: currentContents(page.contents) };
}
