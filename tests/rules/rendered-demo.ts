import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addressOfSlug, FIXED_ADDRESSES } from '#build/output/addresses.ts';
import { loadCompiledSite } from '#build/render/compiled-site.ts';
import { addMedia } from '#content-store/drafts/media/media.ts';
import { speakLanguages } from '#content-store/drafts/pages/page-language.ts';
import { draftsReader } from '#content-store/drafts/preview/reader.ts';
import { cachedFolder } from '#content-store/files/cached-folder.ts';
import type { Reader } from '#content-store/model/published/reader.ts';
import { openMigratedDatabase } from '#content-store/testing/migrated-database.ts';
import { seedSite } from '#editor-service/server/operations/seed/seed-site.ts';
import { publicContent } from '#site/content/public-content.ts';
import { content as demoContent } from '#site/demo/content/content.ts';
import { demoPages } from '#site/demo/content/demo-pages.ts';
import { domain } from '#site/demo/content/domain.ts';
import demoConfig from '#site/demo/site.config.ts';
import { languagesIn } from '#site/fields/languages-in.ts';

const ENVIRONMENT = {
  siteUrl: 'https://sidegate.example',
  apiUrl: 'https://edit.sidegate.example',
  imageBaseUrl: '',
  fileBaseUrl: '',
  gtmId: '',
  recaptchaSiteKey: '',
};

export interface RenderedDemo {
  /** Address → HTML, as served to visitors. */
  pages: ReadonlyMap<string, string>;
  /** The files that pages may reference. */
  clientFolder: string;
}

/** Besides `/health`, in German and in Arabic. */
const IN_LANGUAGES = ['de', 'ar'].flatMap((path) => [`/${path}/404`, `/${path}/search`]);

let rendered: Promise<RenderedDemo> | undefined;

/**
 * Every page of the demo site and the fixed ones, rendered by the compiled site once per worker for all rules.
 * Pictures have records but are not rendered.
 */
export function renderDemo(): Promise<RenderedDemo> {
  rendered ??= render();
  return rendered;
}

async function render(): Promise<RenderedDemo> {
  const site = await loadCompiledSite();
  const pages = new Map<string, string>();
  await withDemo(async (reader, addresses) => {
    for (const address of [...addresses, ...FIXED_ADDRESSES, ...IN_LANGUAGES]) {
      const { html, thrown } = await site.renderPage(address, { reader });
      if (thrown) throw thrown;
      pages.set(address, html);
    }
  });
  return { pages, clientFolder: site.clientFolder };
}

/** Works with a reader of the demo's content, and the addresses of its pages. */
export async function withDemo<T>(work: (reader: Reader, addresses: string[]) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'pagewright-demo-'));
  const db = await openMigratedDatabase(folder);
  try {
    await speakLanguages(db, languagesIn(demoConfig));
    const { documents, images } = demoContent();
    for (const { _id, name, alt } of images) {
      const hash = createHash('sha256').update(_id).digest('hex');
      await addMedia(db, { _id, hash, ext: 'webp', width: 2400, height: 1600, name, alt }, STAMP);
    }
    await seedSite(db, cachedFolder(folder, null), documents);
    const reader = draftsReader(db, domain._id, ENVIRONMENT, 'draft', publicContent);
    return await work(
      reader,
      demoPages.map(({ slug }) => addressOfSlug(slug)),
    );
  } finally {
    await db.destroy();
    await rm(folder, { recursive: true });
  }
}

const STAMP = { at: '2026-03-01T09:00:00.000Z', by: 'Ada' };
