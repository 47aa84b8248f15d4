import type { Rendered } from '#build/render/render.ts';
import type { BuilderThread, RebuildResult } from '#build/start-builder-thread.ts';
import type { Delivery } from '#content-store/drafts/database/outbox.ts';
import { AppError } from '#content-store/model/error.ts';
import { parsePublishedPath } from '#content-store/model/published/published-path.ts';
import type { ChangedAddress, PublishNews } from '#content-store/model/published/webhook-message.ts';
import { asciiAddress } from '#content-store/model/values/address-encoding.ts';
import type { Failpoint } from '#content-store/published/failpoint.ts';
import type { PublishEvent } from '../../../contract/calls.ts';
import type { Log } from '../../runtime/log.ts';
import { deliverFilesBeside, type Files } from './deliver-files.ts';
import type { PublishEvents } from './publish-events.ts';

interface Circumstances {
  /** Aborted when something newer was committed. */
  newer: AbortSignal;
  armed: Failpoint | undefined;
}

/** What a batch did: the deliveries that are live, and what changed on each site with it. */
export interface Delivered {
  live: readonly Delivery[];
  news: readonly Omit<PublishNews, 'isComplete'>[];
}

/**
 * Updates the files and `dist` for these paths from the database. A long rebuild leaves the rest to the next batch when there
 * is something newer. Throws when a file cannot be written.
 */
export type DeliverBatch = (deliveries: readonly Delivery[], circumstances: Circumstances) => Promise<Delivered>;

interface Options extends Files {
  builder: () => Promise<BuilderThread>;
  events: PublishEvents;
  log: Log;
  /** The address of a domain's site. */
  siteUrlOf: (domainId: string) => Promise<string>;
  /** Ids of the pages that editors look at. */
  lookedAt: () => Promise<readonly string[]>;
  /** The page whose published file is at this path, if it was rendered before its publish was committed. */
  takeRendered: (path: string) => Rendered | undefined;
}

/** Writes or removes each published file as the database has it now, then rebuilds the domains they belong to. */
export function createDeliverBatch(options: Options): DeliverBatch {
  /** Deliveries whose rebuild was interrupted: their files are written. */
  const written = new Set<number>();
  /** What those rebuilds changed on each site. */
  const earlier = new Map<string, readonly ChangedAddress[]>();
  return async (deliveries, circumstances) => {
    const live: Delivery[] = [];
    const news: Omit<PublishNews, 'isComplete'>[] = [];
    const isFresh = ({ id }: Delivery) => !written.has(id);
    const domains = [...Map.groupBy(deliveries, (delivery) => delivery.domainId)];
    // A domain with only a long rebuild left does not keep the others waiting.
    const inOrder = domains.sort(([, one], [, other]) => Number(other.some(isFresh)) - Number(one.some(isFresh)));
    for (const [domainId, ofDomain] of inOrder) {
      const fresh = ofDomain.filter(isFresh);
      for (const { id } of ofDomain) written.delete(id);
      const { isLive, changed: now } = await deliverDomain(options, ofDomain, fresh, { domainId, ...circumstances });
      const changed = [...(earlier.get(domainId) ?? []), ...now];
      if (isLive) {
        live.push(...ofDomain);
        news.push({ domainId, changed });
        earlier.delete(domainId);
      } else {
        for (const { id } of ofDomain) written.add(id);
        earlier.set(domainId, changed);
      }
    }
    return { live, news };
  };
}

/**
 * Delivers to one domain; the files of those that are not `fresh` are written already. Returns what changed on its site,
 * and whether that is live; it is not when a newer change interrupted the rebuild.
 */
async function deliverDomain(
  options: Options,
  deliveries: readonly Delivery[],
  fresh: readonly Delivery[],
  { domainId, newer, armed }: Circumstances & { domainId: string },
): Promise<{ isLive: boolean; changed: readonly ChangedAddress[] }> {
  const paths = pathsOf(deliveries);
  // There is always one, so that the builder finishes what is left of this domain.
  const changed = fresh.length > 0 ? pathsOf(fresh) : paths.slice(0, 1);
  const about = { domainId, pageIds: paths.flatMap(pageIdOf) };
  const since = Math.min(...deliveries.map(({ createdAt }) => Date.parse(createdAt)));
  options.events.emit({ ...about, state: 'queued' });
  try {
    // First, so that a builder that has to catch up after a start does not mistake this change for an old one.
    const starting = options.builder();
    await Promise.allSettled([starting]);
    const lookedAt = await options.lookedAt();
    const result = await deliverFilesBeside(options, domainId, changed, async (texts) => {
      const builder = await starting;
      const changes = changed.map((path) => ({ domainId, path, text: texts.get(path) }));
      return builder.rebuild(changes, {
        onProgress: (done, total) => options.events.emit({ ...about, state: 'rendering', done, total }),
        armFailpoint: armed,
        newer,
        lookedAt,
        rendered: changed.flatMap((path) => options.takeRendered(path) ?? []),
      });
    });
    const siteUrl = await options.siteUrlOf(domainId);
    const asNews = (removed: boolean) => (address: string) => ({
      address,
      url: `${siteUrl}${asciiAddress(address)}`,
      removed,
    });
    const addresses = [...result.changed.map(asNews(false)), ...result.removed.map(asNews(true))];
    if (result.isInterrupted) return { isLive: false, changed: addresses };
    report(options, { ...about, documents: paths.length, milliseconds: Date.now() - since }, result, addresses);
    return { isLive: true, changed: addresses };
  } catch (error) {
    const reason =
      error instanceof AppError && error.code === 'unavailable' ? error.message : 'The site could not be written';
    options.events.emit({ ...about, state: 'failed', reason: `${reason}; trying again` });
    throw error;
  }
}

const pathsOf = (deliveries: readonly Delivery[]): string[] => [...new Set(deliveries.map(({ path }) => path))];

type About = Pick<PublishEvent, 'domainId' | 'pageIds'> & { documents: number; milliseconds: number };

function report(
  { events, log }: Options,
  { documents, milliseconds, ...about }: About,
  { warnings, failures, span }: RebuildResult,
  addresses: readonly ChangedAddress[],
): void {
  if (warnings.length > 0) log.warn({ ...about, warnings }, 'pages were rendered in part');
  const [failure] = failures;
  if (failure) {
    log.error({ ...about, failures }, 'pages could not be rendered');
    events.emit({ ...about, state: 'failed', reason: failure.message });
    return;
  }
  const changed = addresses.filter(({ removed }) => !removed).map(({ address, url }) => ({ address, url }));
  log.info({ event: 'published', ...about, documents, milliseconds, span, changed: changed.length }, 'published');
  events.emit({ ...about, state: 'live', milliseconds, span, changed });
}

function pageIdOf(path: string): string[] {
  const parsed = parsePublishedPath(path);
  if (parsed?.kind === 'section') return [parsed.sectionId];
  return parsed?.kind === 'page' ? [parsed.pageId] : [];
}
