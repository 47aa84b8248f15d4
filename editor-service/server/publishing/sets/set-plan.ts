import type { SetContent } from '#content-store/drafts/publishing/after-set.ts';
import type { RecordedRef } from '#content-store/drafts/publishing/published-row.ts';
import type { Domain } from '#content-store/model/entities/domain.ts';
import type { Collection, Page, PageDraft } from '#content-store/model/entities/page.ts';
import type { PublishableKind } from '#content-store/model/entities/publishable.ts';
import type { SiteDocument, SiteDocumentKind } from '#content-store/model/entities/site-document.ts';
import type { NamedContent } from '#content-store/model/published/public-page.ts';
import type { SetItem } from '../../../contract/publishing-sets.ts';
import type { Caller } from '../../http/call-context.ts';

/** Who asks, and for which domain. */
export interface Asked {
  domainId: string;
  caller: Caller;
}

/** A site document as it will be published. */
export interface ChosenDocument {
  kind: SiteDocumentKind;
  document: SiteDocument<SiteDocumentKind>;
  /** A call posts it: it becomes the draft, too. Else a draft that says something else by now stays the draft. */
  isPosted?: true | undefined;
  /** The stored draft when this was planned. */
  draft?: SiteDocument<SiteDocumentKind> | undefined;
  /** What was decided about its content when it was chosen: it is left out once something else was published. */
  decided?: string | null | undefined;
  /** Visitors get the defaults, or those of the domain: there was no published copy. */
  isRemoved?: true | undefined;
}

/** What is chosen of the stored drafts: an item of `publish/set`, or of a schedule, which knows what was chosen at the time. */
export type ChosenItem = SetItem & {
  isPosted?: undefined;
  /** Publish this revision even if the draft is newer, unless newer content is live. */
  isPinned?: boolean | undefined;
  listingRevision?: number | undefined;
  documents?: readonly ChosenDocument[] | undefined;
  /** A published page gets this address as visitors have it; what else its draft says stays a draft. */
  to?: string | undefined;
  released?: ReleasedCopies | undefined;
};

/** What a release has of a page or section, in place of the stored drafts. */
interface ReleasedCopies {
  page: Page;
  listing?: Page | undefined;
  /** Where the draft still says what the version was made from: it becomes the version, too. */
  takesDrafts: readonly Collection[];
}

/** A version of a release, which goes live; a draft that went on since it was made stays as it is. */
export interface ReleasedItem extends Pick<SetItem, 'kind' | '_id' | 'action'> {
  isPosted?: undefined;
  release: string;
}

/** What a call for one thing names, mostly with its content. It is done even if visitors have it like this already. */
interface Posted {
  isPosted: true;
  _id: string;
}

export interface PostedPage extends Posted {
  kind: 'page' | 'section';
  collection: Collection;
  domainId: string;
  action: SetItem['action'];
  /** To be published. */
  draft?: PageDraft | undefined;
  /** It is not stored yet. */
  isNew?: boolean | undefined;
  /** The revision that the draft is based on. */
  revision?: number | undefined;
  /** What of it is published, for a draft that is known to be finished. */
  named?: NamedContent | undefined;
}

export interface PostedDocuments extends Posted {
  kind: PlannedDocuments['kind'];
  action: 'publish';
  part: SiteDocumentKind;
  document: SiteDocument<SiteDocumentKind>;
  /** Kinds whose drafts, as they are stored when it is committed, go live too. */
  along: readonly SiteDocumentKind[];
}

interface PostedDomain extends Posted {
  kind: 'domain';
  action: 'publish' | 'unpublish';
  domain: Domain;
}

export type PostedItem = PostedPage | PostedDocuments | PostedDomain;

/** A document that gets an earlier published copy back, as it was; its draft stays as it is. */
export interface RestoredItem extends RecordedRef {
  isRestored: true;
  isPosted?: undefined;
  /** The copy as JSON; null: visitors had none. */
  copy: string | null;
  /** The hash of the copy that visitors have now, which is replaced; null for none. */
  replaces: string | null;
  /** What the draft of a document of the site becomes, as JSON; absent: it stays as it is. */
  draft?: string | undefined;
}

export type SetEntry = ChosenItem | PostedItem | RestoredItem | ReleasedItem;

interface PlannedBase {
  _id: string;
  isPosted?: true | undefined;
  /** It gets an earlier published copy back. */
  isRestored?: true | undefined;
  title: string;
  isUnchanged: boolean;
  /** For people: what is left out, and why. */
  note?: string | undefined;
}

/** What a page and a section have in common: blocks with revisions. */
interface PlannedCopy extends PlannedBase {
  collection: Collection;
  action: SetItem['action'];
  /** The stored draft; `page` and `listing` are what will be published, undefined for what visitors have already. */
  stored: Page;
  page: Page | undefined;
  listing?: Page | undefined;
  /** It is not stored yet: `stored` is what will be published. */
  isNew?: boolean | undefined;
  /** The published copy now; of a posted page it does not matter. */
  live?: Page | undefined;
  /** No stored revision says this. */
  isUnstored?: true | undefined;
  /** Drafts that become what is published, although others stay. */
  takesDrafts?: readonly Collection[] | undefined;
  /** The hash of the earlier published copy that `page` is. */
  restoredFrom?: string | undefined;
  named?: NamedContent | undefined;
  /** The stored draft must have it. */
  expectedRevision?: number | undefined;
}

export type PlannedPage = PlannedCopy & { kind: 'page'; slug: string };
export type PlannedSection = PlannedCopy & { kind: 'section'; slug: null };
type PlannedDomain = PlannedBase & PostedDomain & { slug: null };

export interface PlannedDocuments extends PlannedBase {
  kind: Exclude<PublishableKind, 'page' | 'section'>;
  action: 'publish';
  slug: null;
  documents: readonly ChosenDocument[];
}

/** One item that was chosen, with everything that will happen to it. */
export type PlannedChoice = PlannedPage | PlannedSection | PlannedDocuments;
/** One item of a set. */
export type PlannedItem = PlannedChoice | PlannedDomain;

/** True for a page that visitors find at an address: not for a listing alone. */
export const isPage = (item: PlannedItem): item is PlannedPage =>
  item.kind === 'page' && item.collection !== 'listings';
export const hasBlocks = (item: PlannedItem): item is PlannedPage | PlannedSection => 'collection' in item;
export const isSection = (item: PlannedItem): item is PlannedSection => item.kind === 'section';
export const isDocuments = (item: PlannedItem): item is PlannedDocuments => 'documents' in item;

/** What is stored there: a listing goes with its page. */
export const kindIn = (collection: Collection): PostedPage['kind'] => (collection === 'sections' ? 'section' : 'page');

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
    domain: plan.find((item) => item.kind === 'domain')?.domain,
  };
}
