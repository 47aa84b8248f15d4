import { parentPort, workerData } from 'node:worker_threads';
import { z } from 'zod';
import { loadCompiledSite } from '#build/compiled-site.ts';
import { openDatabase } from '#content-store/drafts/open-database.ts';
import { draftsReader } from '#content-store/drafts/reader.ts';
import type { PublishedPage } from '#content-store/model/page.ts';
import { publicPage } from '#content-store/model/public-page.ts';
import type { Reader } from '#content-store/model/reader.ts';
import { removePrivate } from '#site/blocks/remove-private.ts';
import { domainEnvironment } from '../domains/domain-environment.ts';
import { sentenceOf } from '../http/payload.ts';
import type { PreviewAnswer, PreviewRequest, PreviewWorkerData, RenderedPreview } from './preview-message.ts';

const { databaseFile, compiledDir, environment } = workerData as PreviewWorkerData;
const db = openDatabase(databaseFile, { readonly: true });
const site = loadCompiledSite(compiledDir);

async function render({ domainId, path, copy, page }: PreviewRequest): Promise<RenderedPreview> {
  const stored = draftsReader(
    db,
    domainId,
    await domainEnvironment(db, domainId, copy, environment),
    copy,
    removePrivate,
  );
  const reader = page ? readerWith(publicPage(page, removePrivate), stored) : stored;
  const { status, headers, html, thrown } = await (await site).renderPage(path, { reader, canvas: true });
  if (thrown) throw thrown;
  return { status, headers, html };
}

/** Answers with this page where the stored one of its address is asked for. */
function readerWith(page: PublishedPage, stored: Reader): Reader {
  return {
    ask: (kind, input) =>
      kind === 'page' && 'slug' in input && input.slug === page.slug
        ? (Promise.resolve(page) as ReturnType<typeof stored.ask<typeof kind>>)
        : stored.ask(kind, input),
  };
}

parentPort?.on('message', (request: PreviewRequest) => {
  const answer = (message: PreviewAnswer) => parentPort?.postMessage(message);
  render(request).then(
    (page) => answer({ id: request.id, page }),
    (error: unknown) => answer({ id: request.id, failure: reasonOf(error) }),
  );
});

function reasonOf(error: unknown): string {
  if (error instanceof z.ZodError) return error.issues.map(sentenceOf).join('; ');
  return error instanceof Error ? error.message : String(error);
}
