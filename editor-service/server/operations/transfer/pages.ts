import { newId } from '#content-store/drafts/database/new-id.ts';
import { transact } from '#content-store/drafts/database/transact.ts';
import { everyPage } from '#content-store/drafts/pages/every-document.ts';
import { pageById } from '#content-store/drafts/pages/find-page.ts';
import { savePage } from '#content-store/drafts/pages/page-revisions.ts';
import { insertPage } from '#content-store/drafts/pages/pages.ts';
import { domainById } from '#content-store/drafts/site/domains.ts';
import { AppError } from '#content-store/model/error.ts';
import type { NamedContent } from '#content-store/model/published/public-page.ts';
import { requireFinished } from '../../content/finished-content.ts';
import { publishImported } from '../../publishing/for-imports.ts';
import type { CheckedPage } from './check-page.ts';
import type { Collection } from './collection.ts';

/** Pages as `checkPage` returns them. They keep their ids; revision, times and roles are owned by the service and are not imported. */
export const pages = pagesOf('pages');

/** Sections, which are stored like pages. */
export const sections = pagesOf('sections');

function pagesOf(collection: 'pages' | 'sections'): Collection {
  return {
    read: ({ db }, copy) => everyPage(db, copy, collection),
    async write({ db }, checked, { stamp, publish }) {
      const { _id, draft, named: content, unfinished } = checked as CheckedPage;
      if (publish) requireFinished(unfinished);
      const named: NamedContent = (page) => content ?? page;
      await transact(db, async (transaction) => {
        if (!(await domainById(transaction, draft.domainId))) {
          throw new AppError('not-found', `There is no domain ${draft.domainId}`);
        }
        const stored = _id && (await pageById(transaction, { _id, domainId: draft.domainId, collection }));
        const ref = { _id: _id ?? newId(), collection, domainId: draft.domainId };
        if (publish) await publishImported(transaction, { ...ref, draft, named, isNew: !stored }, stamp);
        else if (stored) await savePage(transaction, ref, draft, stamp);
        else await insertPage(transaction, { ...draft, _id }, stamp, collection);
      });
    },
  };
}
