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

/** A site in `dist`, and what is known of its files. */
export interface MirroredSite {
  domainId: string;
  output: { folder: string; manifest: { records: ReadonlyMap<string, OutputRecord> } };
}

/** What browsers that loaded an earlier page may still ask for. */
const KEPT = /^_(?:astro|media|files)\//;

/** This many changed pages are sent even while others wait, so that each round makes progress. */
const FIRST = 32;

export interface Manner {
  /** Asked before each file; once it says no, the rest is left to the next call. */
  mayGoOn?: (() => Promise<boolean>) | undefined;
  /** Asked before each changed page but the first ones; once it says yes, the rest is left to the next call. */
  isNewer?: (() => boolean) | undefined;
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
  /** Changed pages that let newer ones go first. */
  readonly #late = new WeakSet<OutputRecord>();
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

  /** Postpones what was not sent yet of these sites until after what is written from now on. */
  postpone(sites: readonly MirroredSite[]): void {
    for (const { output } of sites) {
      for (const record of output.manifest.records.values()) if (!this.#checked.has(record)) this.#late.add(record);
    }
  }

  /** Sends what the store does not have yet of these sites. False when something newer goes first, and files are left. */
  async send(sites: readonly MirroredSite[], manner: Manner = {}): Promise<boolean> {
    await this.#compare();
    for (const site of sites) if (!(await this.#sendSite(site, manner))) return false;
    return true;
  }

  /** Sends the pages that were written since `postpone()`, with what they ask for; what lists them is left to `send()`. */
  async sendFirst(sites: readonly MirroredSite[], { onAlive }: Manner): Promise<void> {
    await this.#compare();
    for (const site of sites) {
      const { groups, send } = this.#toSend(site);
      const first = groups.filter(({ part }) => part === 'before' || part === 'changed');
      for (const { files } of first) await this.#each(files, { onAlive }, send);
    }
  }

  /** Removes the sites of all other domains. */
  async removeOthers(sites: readonly MirroredSite[], manner: Manner = {}): Promise<void> {
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
  async keepEarlier({ domainId, output }: Pick<DomainSite, 'domainId' | 'output'>, expires: Date): Promise<void> {
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

  async #sendSite(site: MirroredSite, manner: Manner): Promise<boolean> {
    const { domainId, output } = site;
    const { groups, send } = this.#toSend(site);
    for (const { part, files } of groups) {
      const mayWait = part === 'changed' || part === 'late';
      const [first, rest] = mayWait ? [files.slice(0, FIRST), files.slice(FIRST)] : [files, []];
      await this.#each(first, manner, send);
      await this.#each(rest, manner, async (record) => {
        if (!manner.isNewer?.()) await send(record);
      });
      if (rest.length > 0 && manner.isNewer?.()) return false;
    }
    const ofSite = this.#sent.paths().filter((path) => domainOf(path) === domainId);
    const unwanted = ofSite.filter((path) => !output.manifest.records.has(withoutDomain(path)));
    await this.#remove(unwanted, manner);
    return true;
  }

  /** What the store does not have of a site, and how one file is sent. */
  #toSend({ domainId, output }: MirroredSite) {
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
    const groups = sendingOrder([...marks.keys()], {
      isThere: (path) => this.#sent.has(`${domainId}/${path}`),
      isLate: (record) => this.#late.has(record),
    });
    const send = async (record: OutputRecord): Promise<void> => {
      const file = join(output.folder, record.path);
      if (!existsSync(file)) return; // the next start of the builder writes it again
      const sending = { path: `${domainId}/${record.path}`, data: readFileSync(file) };
      await this.#sent.send({ ...sending, headers: fileHeaders(record.path, rules) }, marks.get(record));
      this.#checked.set(record, policy);
    };
    return { groups, send };
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
