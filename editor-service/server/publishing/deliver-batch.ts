import type { BuilderThread, RebuildResult } from '#build/start-builder-thread.ts';
import { publishedText } from '#content-store/drafts/content/published-copy.ts';
import type { Db } from '#content-store/drafts/database/open-database.ts';
import { type Delivery, pendingDeliveries } from '#content-store/drafts/database/outbox.ts';
import { isHashPublished, publishedMediaList } from '#content-store/drafts/media/published-media.ts';
import { mediaListPath, parsePublishedPath } from '#content-store/model/published/published-path.ts';
import type { Failpoint } from '#content-store/published/failpoint.ts';
import { publishOriginals } from '#content-store/published/originals.ts';
import type { PublishedStore } from '#content-store/published/store.ts';
import { publicContent } from '#site/content/public-content.ts';
import type { PublishEvent } from '../../contract/calls.ts';
import type { Log } from '../runtime/log.ts';
import type { PublishEvents } from './publish-events.ts';

/** Updates the files and `dist` for these paths from the database. Throws when a file cannot be written. */
export type DeliverBatch = (deliveries: readonly Delivery[], armed?: Failpoint) => Promise<void>;

interface Options {
  db: Db;
  files: PublishedStore;
  /** The folder of the originals of images and files. */
  mediaDir: string;
  builder: () => Promise<BuilderThread>;
  events: PublishEvents;
  log: Log;
  /** The address of a domain's site. */
  siteUrlOf: (domainId: string) => Promise<string>;
}

/** Writes or removes each published file as the database has it now, then rebuilds the domains they belong to. */
export function createDeliverBatch(options: Options): DeliverBatch {
  return async (deliveries, armed) => {
    for (const [domainId, ofDomain] of Map.groupBy(deliveries, (delivery) => delivery.domainId)) {
      await deliverDomain(options, domainId, ofDomain, armed);
    }
  };
}

async function deliverDomain(
  options: Options,
  domainId: string,
  deliveries: readonly Delivery[],
  armedFailpoint: Failpoint | undefined,
): Promise<void> {
  const paths = [...new Set(deliveries.map(({ path }) => path))];
  const about = { domainId, pageIds: paths.flatMap(pageIdOf) };
  const since = Math.min(...deliveries.map(({ createdAt }) => Date.parse(createdAt)));
  options.events.emit({ ...about, state: 'queued' });
  try {
    // First, so that a builder that has to catch up after a start does not mistake this change for an old one.
    const starting = options.builder();
    await Promise.allSettled([starting]);
    await deliverFiles(options, domainId, paths);
    const builder = await starting;
    const result = await builder.rebuild(
      paths.map((path) => ({ domainId, path })),
      {
        onProgress: (done, total) => options.events.emit({ ...about, state: 'rendering', done, total }),
        armFailpoint: armedFailpoint,
      },
    );
    await report(options, { ...about, documents: paths.length }, result, Date.now() - since);
  } catch (error) {
    options.events.emit({ ...about, state: 'failed', reason: 'The site could not be written; it will be tried again' });
    throw error;
  }
}

type Files = Pick<Options, 'db' | 'files' | 'mediaDir'>;

/** Writes or removes these published files of a domain as the database has them now. */
export async function deliverFiles(options: Files, domainId: string, paths: readonly string[]): Promise<void> {
  await deliverOriginals(options, domainId, paths);
  for (const path of paths) await deliverFile(options, path);
}

/** Writes the published files that the outbox names. The rows stay: the next start also delivers them to `dist`. */
export async function deliverPendingFiles(options: Files): Promise<void> {
  const all = await pendingDeliveries(options.db, Number.MAX_SAFE_INTEGER);
  for (const [domainId, ofDomain] of Map.groupBy(all, (delivery) => delivery.domainId)) {
    await deliverFiles(options, domainId, [...new Set(ofDomain.map(({ path }) => path))]);
  }
}

/** Runs before the documents that refer to the originals are written. */
async function deliverOriginals({ db, files, mediaDir }: Files, domainId: string, paths: readonly string[]) {
  if (!paths.includes(mediaListPath(domainId))) return;
  const { media, files: linked } = await publishedMediaList(db, domainId);
  await publishOriginals(files, mediaDir, [...media, ...linked]);
}

/** An original that documents need is already there; it is removed when none does. */
async function deliverFile({ db, files }: Files, path: string): Promise<void> {
  const place = parsePublishedPath(path);
  if (place?.kind === 'original' && (await isHashPublished(db, place.hash))) return;
  const text = await publishedText(db, path, publicContent);
  if (text === null) await files.remove(path);
  else await files.write(path, text);
}

type About = Pick<PublishEvent, 'domainId' | 'pageIds'> & { documents: number };

async function report(
  { events, log, siteUrlOf }: Options,
  { documents, ...about }: About,
  result: RebuildResult,
  milliseconds: number,
): Promise<void> {
  if (result.warnings.length > 0) log.warn({ ...about, warnings: result.warnings }, 'pages were rendered in part');
  const [failure] = result.failures;
  if (failure) {
    log.error({ ...about, failures: result.failures }, 'pages could not be rendered');
    events.emit({ ...about, state: 'failed', reason: failure.message });
    return;
  }
  const siteUrl = await siteUrlOf(about.domainId);
  const changed = result.changed.map((address) => ({ address, url: `${siteUrl}${address}` }));
  const span = result.span;
  log.info({ event: 'published', ...about, documents, milliseconds, span, changed: changed.length }, 'published');
  events.emit({ ...about, state: 'live', milliseconds, span, changed });
}

function pageIdOf(path: string): string[] {
  const parsed = parsePublishedPath(path);
  if (parsed?.kind === 'section') return [parsed.sectionId];
  return parsed?.kind === 'page' ? [parsed.pageId] : [];
}
