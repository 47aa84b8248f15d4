import type { FileStore } from '#content-store/files/file-store.ts';
import type { DomainSite } from '../plan/domain-site.ts';
import { type DomainSites, isPublished } from '../plan/domain-sites.ts';
import { type Manner, SiteMirror } from './site-mirror.ts';

type Sending = ReturnType<typeof createSending>;

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
export const NOT_SENDING: Sending = {
  postpone: () => {},
  sendFirst: async () => {},
  send: async () => true,
  tidy: async () => {},
  stop: () => {},
};

/** What a builder does with a bucket after `dist` has been written. */
export function createSending({ bucket, sites, onlyDomain, isCompared, keepUntil, onAlive }: Options) {
  const mirror = new SiteMirror(bucket);
  /** All sites were sent once: what the bucket has of them is known. */
  let isBegun = false;

  const sendAll = async (manner: Manner, urgent: readonly DomainSite[] = []): Promise<boolean> => {
    const all = sites.all();
    const inOrder = [...new Set([...urgent, ...all])];
    const ready = inOrder.filter((site) => isCompared(site) || !isPublished(site));
    if (!isBegun) for (const site of ready) if (isCompared(site)) await mirror.keepEarlier(site, keepUntil());
    if (!(await mirror.send(ready, manner))) return false;
    if (onlyDomain === undefined) await mirror.removeOthers(all, manner);
    isBegun = true;
    return true;
  };

  return {
    /** What was not sent so far goes after what is written from now on. */
    postpone: (): void => mirror.postpone(sites.opened()),
    /** Sends new pages and those that were written since `postpone`, while others are still rendered. */
    sendFirst: async (domainIds: Iterable<string>): Promise<void> => {
      if (isBegun) await mirror.sendFirst(sites.of(domainIds), { onAlive });
    },
    /**
     * Sends what the bucket does not have of these domains, by default of all. False when `isNewer` says that a newer change goes
     * first: then the next call sends the rest. Throws when the bucket refuses.
     */
    send: (domainIds?: Iterable<string>, isNewer?: () => boolean): Promise<boolean> => {
      const changed = domainIds && sites.of(domainIds);
      return isBegun && changed ? mirror.send(changed, { isNewer, onAlive }) : sendAll({ isNewer, onAlive }, changed);
    },
    /** Stores what was sent; with `doubt`, the next sending looks whether the bucket has lost something. */
    tidy: async (mayGoOn: () => Promise<boolean>, doubt?: 'doubt'): Promise<void> => {
      if (!isBegun) return;
      if (doubt) mirror.doubt();
      await sendAll({ mayGoOn, onAlive });
      await mirror.note();
    },
    /** From now on nothing is sent: another instance does that. */
    stop: (): void => mirror.stop(),
  };
}
