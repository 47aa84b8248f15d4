import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseDocument } from 'htmlparser2';
import { addressOfSlug, pathOfAddress } from '#build/output/addresses.ts';
import { queueDelivery } from '#content-store/drafts/database/outbox.ts';
import { pageById } from '#content-store/drafts/pages/find-page.ts';
import { nullIfAbsent } from '#content-store/files/absent.ts';
import type { Page } from '#content-store/model/entities/page.ts';
import { AppError } from '#content-store/model/error.ts';
import { pagePath } from '#content-store/model/published/published-path.ts';
import { languageAt } from '#content-store/model/values/site-language.ts';
import { indexFolder } from '#content-store/search/languages/index-folder.ts';
import { blocksText } from '#content-store/search/page-text.ts';
import { searchSite } from '#content-store/search/search-site.ts';
import { searchLanguageOf, searchLanguages } from '#site/content/search-languages.ts';
import { siteLanguages } from '#site/fields/site-languages.ts';
import { requireDomainFor } from '../../content/domain-for.ts';
import type { HandlersOf } from '../../http/call-context.ts';
import type { SiteFiles } from '../../http/static-files/site-files.ts';
import type { CommitNeeds } from '../../runtime/commit.ts';

/** The search of a site, and calls for clients that maintain its index, although it follows publishing by itself. */
export function searchHandlers({ db, commit, sites }: CommitNeeds & { sites: SiteFiles }): HandlersOf<'search'> {
  const deliverAgain = ({ _id, domainId }: Page): Promise<void> => {
    const at = new Date().toISOString();
    return commit(() => queueDelivery(db, { domainId, path: pagePath(domainId, _id) }, at));
  };
  return {
    /** Answers from the files that the site's own search reads: published texts only, for every caller. */
    'search/query': async ({ q, domainId, first, kind, language }, context) => {
      const { _id } = await requireDomainFor(db, context, domainId);
      const tag = searchLanguages.has(language) ? language : languageAt(siteLanguages, _id, '').tag;
      const folder = `_search/${indexFolder(tag, [...searchLanguages.keys()])}`;
      const read = async (path: string): Promise<string | null> => {
        await sites.fetch(_id, [path]);
        return readFile(join(sites.folder, _id, path), 'utf8').catch(nullIfAbsent);
      };
      const textOf = async (slug: string): Promise<string> =>
        blocksText(parseDocument((await read(pathOfAddress(addressOfSlug(slug)))) ?? ''));
      const options = { first, kind, language: searchLanguageOf(tag), textOf };
      return searchSite(q, (name) => read(folder + name), options);
    },

    /** Indexes a published page again from its published copy. Throws `not-found` for any other page. */
    'search/indexItem': async ({ _id }) => {
      const page = await pageById(db, { _id }, 'published');
      if (!page) throw new AppError('not-found', 'This page is not published');
      await deliverAgain(page);
      return {};
    },

    /** Removes a page that is no longer published from the index. Throws `conflict` for one that is: it stays found. */
    'search/deleteItem': async ({ _id }) => {
      if (await pageById(db, { _id }, 'published'))
        throw new AppError('conflict', 'This page is live, so it stays in the search: unpublish it first');
      const page = await pageById(db, { _id });
      if (page) await deliverAgain(page);
      return {};
    },
  };
}
