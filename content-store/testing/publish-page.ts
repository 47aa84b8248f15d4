import type { Db } from '../drafts/database/open-database.ts';
import type { Stamp } from '../drafts/database/stamp.ts';
import * as pages from '../drafts/publishing/publish-page.ts';
import type { Page } from '../model/entities/page.ts';
import { keepAll } from './documents.ts';

type Options = Omit<pages.PublishOptions, 'named'>;
type Ref = Parameters<typeof pages.publishPage>[1];

/** Publishes a page with all its fields, as definitions name them all in these tests. */
export function publishPage(db: Db, ref: Ref, stamp: Stamp, options: Options = {}): Promise<Page> {
  return pages.publishPage(db, ref, stamp, { ...options, named: keepAll });
}
