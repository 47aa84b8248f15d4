import type { Db } from '#content-store/drafts/database/open-database.ts';
import { loadSiteDocument } from '#content-store/drafts/site/site-documents.ts';
import type { Redirect, Redirects } from '#content-store/model/entities/redirect.ts';
import { AppError } from '#content-store/model/error.ts';
import type { SetItem, SetPreview } from '../../../contract/publishing-sets.ts';
import { requireDomain } from '../../content/domain-for.ts';
import type { Handler } from '../../http/call-context.ts';
import { deadLinks } from './dead-links.ts';
import { documentTitle } from './document-title.ts';
import { type Asked, planItem } from './plan-set.ts';
import { isDocuments, isPage, type PlannedChoice, type PlannedPage } from './set-plan.ts';
import { unpublishedPages, unpublishedSections } from './unpublished-targets.ts';

/** What a set would mean for addresses and links; see the contract. */
export const previewSet =
  (db: Db): Handler<'publish/preview'> =>
  async ({ domainId, items }, { caller }) => {
    await requireDomain(db, domainId, caller);
    const asked = { domainId, caller };
    const { plan, refusals } = await planWhatGoes(db, asked, items);
    const redirects = await redirectsAfter(db, domainId, plan);
    const published = plan.filter(isPage).filter(({ action }) => action === 'publish');
    return {
      moves: published.flatMap(moveOf),
      deadLinks: await deadLinks(db, domainId, plan, redirects),
      unpublishedTargets: [
        ...(await unpublishedSections(db, asked, plan)),
        ...(await unpublishedPages(db, asked, plan, redirects)),
      ],
      shadowedRedirects: published.flatMap((page) => shadowedBy(page, redirects)),
      refusals,
    };
  };

/** The plan of the items that may go, and why the others may not. */
async function planWhatGoes(db: Db, asked: Asked, items: readonly SetItem[]) {
  const plan: PlannedChoice[] = [];
  const refusals: SetPreview['refusals'] = [];
  for (const item of items) {
    try {
      plan.push(await planItem(db, asked, item));
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      const { kind, _id } = item;
      refusals.push({ kind, _id, title: documentTitle(kind, _id, asked.domainId), message: error.message });
    }
  }
  return { plan, refusals };
}

const named = ({ _id, title, slug }: PlannedPage) => ({ _id, title, slug });

function moveOf(item: PlannedPage): SetPreview['moves'] {
  const { live, slug } = item;
  return live && live.slug !== slug ? [{ ...named(item), from: `/${live.slug}`, to: `/${slug}` }] : [];
}

/** The redirects that visitors will find, without those of the pages that move. */
async function redirectsAfter(db: Db, domainId: string, plan: readonly PlannedChoice[]): Promise<readonly Redirect[]> {
  const documents = plan.filter(isDocuments).flatMap((item) => item.documents);
  const chosen = documents.find(({ kind }) => kind === 'redirects')?.document as Redirects | undefined;
  return (chosen ?? (await loadSiteDocument(db, 'redirects', { domainId }, 'published'))).redirects;
}

const shadowedBy = (page: PlannedPage, redirects: readonly Redirect[]): SetPreview['shadowedRedirects'] =>
  redirects.filter(({ from }) => from === `/${page.slug}`).map(({ from, to }) => ({ from, to, page: named(page) }));
