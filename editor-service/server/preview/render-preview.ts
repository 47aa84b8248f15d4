import { z } from 'zod';
import { loadCompiledSite } from '#build/render/compiled-site.ts';
import { openDatabase } from '#content-store/drafts/database/open-database.ts';
import type { PublishedPage } from '#content-store/model/entities/page.ts';
import { messageOf } from '#content-store/model/error.ts';
import { publicPage } from '#content-store/model/published/public-page.ts';
import type { Reader } from '#content-store/model/published/reader.ts';
import { publicContent } from '#site/content/public-content.ts';
import { sentenceOf } from '../calls/payload.ts';
import { readerFor } from '../domains/domain-reader.ts';
import { pageFacts } from './page-facts.ts';
import type { PreviewAnswer, PreviewRequest, PreviewWorkerData } from './preview-message.ts';

type Render = (request: PreviewRequest) => Promise<PreviewAnswer>;

/** Renders pages through its own read-only database connection. */
export async function openPreviews({ databaseFile, compiledDir, environment }: PreviewWorkerData): Promise<Render> {
  const db = openDatabase(databaseFile, { readonly: true });
  const site = await loadCompiledSite(compiledDir);
  return async ({ id, result, domainId, path, copy, page, isShared = false }) => {
    try {
      const stored = await readerFor(db, domainId, copy, environment);
      const reader = page ? readerWith(publicPage(page, publicContent), stored) : stored;
      const { status, headers, html, thrown } = await site.renderPage(path, {
        reader,
        canvas: !isShared,
        explainsErrors: copy === 'draft' && !isShared,
      });
      if (result === 'facts' && thrown) throw thrown;
      return {
        id,
        result:
          result === 'facts'
            ? pageFacts(html)
            : { status, headers, html, failure: thrown ? reasonOf(thrown) : undefined },
      };
    } catch (error) {
      return { id, failure: reasonOf(error) };
    }
  };
}

/** Returns this page whenever the stored one at its address is requested. */
function readerWith(page: PublishedPage, stored: Reader): Reader {
  return {
    ask: (kind, input) =>
      kind === 'page' && 'slug' in input && input.slug === page.slug
        ? (Promise.resolve(page) as ReturnType<typeof stored.ask<typeof kind>>)
        : stored.ask(kind, input),
  };
}

const reasonOf = (error: unknown): string =>
  error instanceof z.ZodError ? error.issues.map(sentenceOf).join('; ') : messageOf(error);
