import type { Rendered } from '#build/render/render.ts';
import type { Copy } from '#content-store/drafts/database/content-tables.ts';
import type { Stamp } from '#content-store/drafts/database/stamp.ts';
import type { SetContent } from '#content-store/drafts/publishing/after-set.ts';
import type { Moment } from '#content-store/drafts/publishing/site-at.ts';
import type { Page } from '#content-store/model/entities/page.ts';
import type { PublicEnvironment } from '#content-store/model/published/reader.ts';
import type { PageFacts } from './page-facts.ts';

/** The data that the preview thread is started with. */
export interface PreviewWorkerData {
  databaseAddress: string;
  compiledDir: string;
  environment: PublicEnvironment;
  /** The same for pages in the canvas. */
  inCanvas: PublicEnvironment;
}

/** What a set will publish: pages and sections, by their revisions if they are stored, and the rest of its content. */
export interface PreviewSet extends Omit<SetContent, 'pages' | 'sections'> {
  /** The same for all requests of one set. */
  id: string;
  pages: readonly (Page | StoredPage | KeptCopy)[];
  sections: readonly (Page | StoredPage | KeptCopy)[];
}

/** Published as it is stored, with this stamp. */
export interface StoredPage {
  _id: string;
  revision: number;
  stamp: Stamp;
}

/** An earlier published copy that is published again as it was, by its hash. */
export interface KeptCopy {
  hash: string;
}

/** A page to render for the canvas or for `dist`, or to render and read, because reading a long page would block other calls. */
export interface PreviewRequest {
  id: number;
  result: keyof PreviewResults;
  domainId: string;
  /** `/`, `/about/us`. */
  path: string;
  copy: Copy;
  /** Shown to people without a login as visitors would see it: not in the canvas, and without reasons for failures. */
  isShared?: boolean | undefined;
  /** Shared with somebody who comments: block roots carry `data-block`, as in the canvas. */
  namesBlocks?: boolean;
  /** Rendered at its address instead of the stored page: what would be published. */
  page?: Page | undefined;
  /** Rendered as visitors had the site at a moment. */
  moment?: Moment | undefined;
  /** Rendered as the published copies will be after this set. */
  set?: PreviewSet | undefined;
}

interface RenderedPreview {
  status: number;
  headers: Record<string, string>;
  html: string;
  /** Why the error page is shown instead of the page. */
  failure?: string | undefined;
}

export interface PreviewResults {
  page: RenderedPreview;
  facts: PageFacts;
  /** As the builder would write it. */
  live: Rendered;
}

/** Sent once by the thread, when it can render. */
export const LOADED = 'loaded';

export type PreviewAnswer = { id: number } & (
  | { result: PreviewResults[keyof PreviewResults] }
  /** `isPassing`: the database could not answer now; nothing is wrong with the page. */
  | { failure: string; isPassing: boolean }
);
