import type { SetContent } from '#content-store/drafts/publishing/after-set.ts';
import type { Collection, Page } from '#content-store/model/entities/page.ts';
import type { PublishableKind } from '#content-store/model/entities/publishable.ts';
import type { SiteDocument, SiteDocumentKind } from '#content-store/model/entities/site-document.ts';
import type { SetItem } from '../../../contract/publishing-sets.ts';

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
  isUnchanged: boolean;
  /** For people: what is left out, and why. */
  note?: string | undefined;
}

/** What a page and a section have in common: blocks with revisions. */
interface PlannedCopy extends PlannedBase {
  action: SetItem['action'];
  /** The stored draft; `page` and `listing` are what will be published, undefined for what visitors have already. */
  stored: Page;
  page: Page | undefined;
  listing: Page | undefined;
  /** The published copy now. */
  live: Page | undefined;
}

export interface PlannedPage extends PlannedCopy {
  kind: 'page';
  slug: string;
}

export interface PlannedSection extends PlannedCopy {
  kind: 'section';
  slug: null;
}

export interface PlannedDocuments extends PlannedBase {
  kind: Exclude<PublishableKind, 'page' | 'section'>;
  action: 'publish';
  slug: null;
  documents: readonly ChosenDocument[];
}

/** One item of a set, with everything that will happen to it. */
export type PlannedItem = PlannedPage | PlannedSection | PlannedDocuments;

export const isPage = (item: PlannedItem): item is PlannedPage => item.kind === 'page';
const isSection = (item: PlannedItem): item is PlannedSection => item.kind === 'section';
export const isDocuments = (item: PlannedItem): item is PlannedDocuments => 'documents' in item;

/** Where something with blocks and revisions is stored. */
export const collectionOfKind = (kind: 'page' | 'section'): Exclude<Collection, 'listings'> =>
  kind === 'section' ? 'sections' : 'pages';

/** What the set puts in the place of published copies. */
export function contentOf(plan: readonly PlannedItem[]): SetContent {
  const pages = plan.filter(isPage);
  return {
    pages: pages.flatMap(({ page }) => page ?? []),
    sections: plan.filter(isSection).flatMap(({ page }) => page ?? []),
    withdrawn: pages.filter(({ action, isUnchanged }) => action !== 'publish' && !isUnchanged).map(({ _id }) => _id),
    documents: plan.filter(isDocuments).flatMap((item) => item.documents),
  };
}
