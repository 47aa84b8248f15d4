import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { AREAS, areaOf, type FileStore } from '#content-store/files/file-store.ts';
import { inLanes } from '#content-store/files/in-lanes.ts';
import { markOf, SentFiles } from '#content-store/files/sent-files.ts';
import type { OutputRecord } from '../output/manifest.ts';
import type { DomainSite } from '../plan/domain-site.ts';
import { headerRules } from '../write/headers.ts';
import { policyOf } from '../write/indexes.ts';
import { fileHeaders } from './file-headers.ts';
import { removalOrder, sendingOrder } from './sending-order.ts';

/** What browsers that loaded an earlier page may still ask for. */
const KEPT = /^_(?:astro|media|files)\//;

interface Manner {
  /** Asked before each file; once it says no, the rest is left to the next call. */
  mayGoOn?: (() => Promise<boolean>) | undefined;
  /** Called for each file. */
  onAlive?: (() => void) | undefined;
}

/**
 * Keeps `public/` in a store equal to `dist`: only what changed is sent, in an order in which no page lacks what it asks for.
 * One call at a time; one that throws can be repeated.
 */
export class SiteMirror {
  readonly #files: FileStore;
  readonly #sent: SentFiles;
  /** Records that the store has, with the policy that they were sent with. */
  #checked = new WeakMap<OutputRecord, string>();
  #isCompared = false;
  #isStopped = false;

  constructor(store: FileStore) {
    this.#files = areaOf(store, AREAS.sites);
    this.#sent = new SentFiles(store, AREAS.sites, 'sites');
  }

  /** Looks at what the store has when sending next. */
  doubt(): void {
    this.#isCompared = false;
    this.#checked = new WeakMap();
  }

  /** From now on nothing is sent: another instance does that. */
  stop(): void {
    this.#isStopped = true;
  }

  /** Sends what the store does not have yet of these sites. */
  async send(sites: readonly DomainSite[], manner: Manner = {}): Promise<void> {
    await this.#compare();
    for (const site of sites) await this.#sendSite(site, manner);
  }

  /** Removes the sites of all other domains. */
  async removeOthers(sites: readonly DomainSite[], manner: Manner = {}): Promise<void> {
    const known = new Set(sites.map(({ domainId }) => domainId));
    const others = this.#sent.paths().filter((path) => !known.has(domainOf(path)));
    await this.#remove(others, manner);
  }

  /** Stores what was sent, so that the next process need not send it again. */
  async note(): Promise<void> {
    if (this.#isCompared && !this.#isStopped) await this.#sent.note();
  }

  /**
   * Takes files that pages loaded earlier may still ask for, and that this machine never had, into `dist` until `expires`: a
   * builder that starts on an empty disk keeps them too.
   */
  async keepEarlier({ domainId, output }: DomainSite, expires: Date): Promise<void> {
    await this.#compare();
    const ofSite = this.#sent.paths().filter((path) => domainOf(path) === domainId);
    const missing = ofSite.map(withoutDomain).filter((path) => KEPT.test(path) && !output.manifest.records.has(path));
    await inLanes(missing, async (path) => {
      const bytes = await this.#files.read(`${domainId}/${path}`);
      if (!bytes) return;
      output.put({ path, kind: path.startsWith('_astro/') ? 'asset' : 'media' }, bytes);
      output.retire(path, expires);
    });
    output.manifest.flush();
  }

  async #compare(): Promise<void> {
    if (!this.#isCompared) await this.#sent.compare();
    this.#isCompared = true;
  }

  async #sendSite(site: DomainSite, manner: Manner): Promise<void> {
    const { domainId, output } = site;
    const { records } = output.manifest;
    const policy = policyOf(output) ?? '';
    const rules = headerRules(policy);
    const marks = new Map<OutputRecord, string>();
    for (const record of records.values()) {
      if (record.size < 0 || this.#checked.get(record) === policy) continue;
      const mark = markOf(record.hash, fileHeaders(record.path, rules));
      if (this.#sent.hasMark(`${domainId}/${record.path}`, mark)) this.#checked.set(record, policy);
      else marks.set(record, mark);
    }
    const isThere = (path: string) => this.#sent.has(`${domainId}/${path}`);
    for (const group of sendingOrder([...marks.keys()], isThere)) {
      await this.#each(group, manner, async (record) => {
        const file = join(output.folder, record.path);
        if (!existsSync(file)) return; // the next start of the builder writes it again
        const sending = { path: `${domainId}/${record.path}`, data: readFileSync(file) };
        await this.#sent.send({ ...sending, headers: fileHeaders(record.path, rules) }, marks.get(record));
        this.#checked.set(record, policy);
      });
    }
    const ofSite = this.#sent.paths().filter((path) => domainOf(path) === domainId);
    const unwanted = ofSite.filter((path) => !records.has(withoutDomain(path)));
    await this.#remove(unwanted, manner);
  }

  async #remove(paths: readonly string[], manner: Manner): Promise<void> {
    for (const group of removalOrder(paths)) await this.#each(group, manner, (path) => this.#sent.remove(path));
  }

  async #each<Item>(items: readonly Item[], { mayGoOn, onAlive }: Manner, work: (item: Item) => Promise<void>) {
    await inLanes(items, async (item) => {
      if (this.#isStopped || (mayGoOn && !(await mayGoOn()))) return;
      await work(item);
      onAlive?.();
    });
  }
}

const domainOf = (path: string): string => path.slice(0, path.indexOf('/'));
const withoutDomain = (path: string): string => path.slice(path.indexOf('/') + 1);
