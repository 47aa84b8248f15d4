import type { FileStore } from '#content-store/files/file-store.ts';
import type { DomainSite } from '../plan/domain-site.ts';
import { type DomainSites, isPublished } from '../plan/domain-sites.ts';
import { SiteMirror } from './site-mirror.ts';

/** What a builder does with a bucket after `dist` has been written. */
export interface Sending {
  /** Sends what the bucket does not have of these domains, by default of all. Throws when the bucket refuses. */
  send(domainIds?: Iterable<string>, mayGoOn?: () => Promise<boolean>): Promise<void>;
  /** Notes what was sent, and with `doubt` looks at the bucket again: it may have lost something. */
  settle(mayGoOn: () => Promise<boolean>, doubt?: 'doubt'): Promise<void>;
  /** From now on nothing is sent: another instance does that. */
  stop(): void;
}

interface Options {
  bucket: FileStore;
  sites: DomainSites;
  /** The only domain that is built; the others in the bucket are left alone. */
  onlyDomain: string | undefined;
  /** Whether the `dist` of a site was compared with its content. */
  isCompared: (site: DomainSite) => boolean;
  /** Until when files that this run stops using are kept. */
  keepUntil: () => Date;
  onAlive: (() => void) | undefined;
}

/** For a builder without a bucket. */
export const NOT_SENDING: Sending = { send: async () => {}, settle: async () => {}, stop: () => {} };

export function createSending({ bucket, sites, onlyDomain, isCompared, keepUntil, onAlive }: Options): Sending {
  const mirror = new SiteMirror(bucket);
  /** Whether all sites were sent once: what the bucket had before is known, and wanted. */
  let isBegun = false;

  const sendAll = async (mayGoOn?: () => Promise<boolean>): Promise<void> => {
    const all = sites.all();
    const ready = all.filter((site) => isCompared(site) || !isPublished(site));
    if (!isBegun) for (const site of ready) if (isCompared(site)) await mirror.keepEarlier(site, keepUntil());
    await mirror.send(ready, { mayGoOn, onAlive });
    if (onlyDomain === undefined) await mirror.removeOthers(all, { mayGoOn, onAlive });
    isBegun = true;
  };

  return {
    send: (domainIds, mayGoOn) =>
      isBegun && domainIds ? mirror.send(sites.of(domainIds), { mayGoOn, onAlive }) : sendAll(mayGoOn),
    settle: async (mayGoOn, doubt) => {
      if (!isBegun) return;
      if (doubt) mirror.doubt();
      await sendAll(mayGoOn);
      await mirror.note();
    },
    stop: () => mirror.stop(),
  };
}
