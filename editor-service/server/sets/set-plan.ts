import type { SetContent } from '#content-store/drafts/content/after-set.ts';
import type { Page } from '#content-store/model/entities/page.ts';
import type { PublishableKind } from '#content-store/model/entities/publishable.ts';
import type { SiteDocument, SiteDocumentKind } from '#content-store/model/entities/site-document.ts';
import type { SetItem } from '../../contract/publish-set-calls.ts';

/** A site document as it will be published. */
export interface ChosenDocument {
  kind: SiteDocumentKind;
  document: SiteDocument<SiteDocumentKind>;
  /** What was decided about its content when it was chosen: it is left out once something else was published. */
  decided?: string | null | undefined;
}

/** What is asked for: an item of a call, or of a schedule, which knows what was chosen at the time. */
export type ChosenItem = SetItem & {
  /** Publish this revision even if the draft is newer, unless newer content is live. */
  isPinned?: boolean | undefined;
  listingRevision?: number | undefined;
  documents?: readonly ChosenDocument[] | undefined;
};

interface PlannedBase {
  kind: PublishableKind;
  _id: string;
  title: string;
  /** For people: what is left out, and why. */
  note?: string | undefined;
}

export interface PlannedPage extends PlannedBase {
  kind: 'page';
  action: SetItem['action'];
  slug: string;
  /** The stored draft; `page` and `listing` are what will be published, undefined for what visitors have already. */
  stored: Page;
  page: Page | undefined;
  listing: Page | undefined;
  /** The published copy now. */
  live: Page | undefined;
  isUnchanged: boolean;
}

export interface PlannedDocuments extends PlannedBase {
  kind: Exclude<PublishableKind, 'page'>;
  action: 'publish';
  slug: null;
  documents: readonly ChosenDocument[];
  isUnchanged: boolean;
}

/** One item of a set, with everything that will happen to it. */
export type PlannedItem = PlannedPage | PlannedDocuments;

export const isPage = (item: PlannedItem): item is PlannedPage => item.kind === 'page';

/** What the set puts in the place of published copies. */
export function contentOf(plan: readonly PlannedItem[]): SetContent {
  const pages = plan.filter(isPage);
  return {
    pages: pages.flatMap(({ page }) => page ?? []),
    withdrawn: pages.filter(({ action, isUnchanged }) => action !== 'publish' && !isUnchanged).map(({ _id }) => _id),
    documents: plan.flatMap((item) => (isPage(item) ? [] : item.documents)),
  };
}
