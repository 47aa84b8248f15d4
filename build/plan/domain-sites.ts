import { existsSync } from 'node:fs';
import type { Snapshot } from '#content-store/published/snapshot.ts';
import { domainsWithManifest } from '../output/manifest.ts';
import { isPair, pair, separate } from '../output/pair.ts';
import { failuresOf } from './damaged-files.ts';
import { type DomainSite, type DomainSitesOptions, manifestFolderOf, openDomainSite } from './domain-site.ts';

/** The domains of a content folder, opened when first needed; only one of them with `onlyDomain`. */
export class DomainSites {
  readonly #options: DomainSitesOptions;
  readonly #snapshot: Snapshot;
  readonly #opened = new Map<string, DomainSite>();

  constructor(options: DomainSitesOptions, snapshot: Snapshot) {
    this.#options = options;
    this.#snapshot = snapshot;
  }

  /** All domains that have published files or a manifest. */
  all(): DomainSite[] {
    return this.of([...this.#snapshot.domainIds(), ...domainsWithManifest(manifestFolderOf(this.#options))]);
  }

  /** Throws an error when there is nothing to build, and nothing to remove, of the only domain asked for. */
  requireDomain(): void {
    const { onlyDomain } = this.#options;
    const isKnown = (site: DomainSite) => isPublished(site) || site.output.manifest.records.size > 0;
    if (onlyDomain === undefined || this.all().some(isKnown)) return;
    const published = this.#snapshot.domainIds().filter((id) => this.#snapshot.domain(id).domain);
    throw new Error(`There is no published domain ${onlyDomain}; published: ${published.join(', ') || 'none'}`);
  }

  /**
   * Forgets the domains whose manifest or folder another program has changed since they were opened. False when the whole `dist`
   * was written by others, or replaced: then nothing is known about its files.
   */
  forgetChanged(): boolean {
    if (!isPair(this.#folders())) {
      separate(this.#folders());
      this.#opened.clear();
      return false;
    }
    for (const [domainId, { output }] of this.#opened) {
      const isGone = output.manifest.records.size > 0 && !existsSync(output.folder);
      if (isGone || output.manifest.isOutdated()) this.#opened.delete(domainId);
    }
    return true;
  }

  /** Call when all domains were built: from now on the manifests describe this `dist`. */
  confirm(): void {
    if (this.#options.onlyDomain === undefined) pair(this.#folders());
  }

  #folders() {
    return { distDir: this.#options.distDir, manifestDir: manifestFolderOf(this.#options) };
  }

  of(domainIds: Iterable<string>): DomainSite[] {
    const { onlyDomain } = this.#options;
    const ids = [...new Set(domainIds)].filter((id) => onlyDomain === undefined || id === onlyDomain);
    return ids.sort().map((id) => this.#opened.get(id) ?? this.#open(id));
  }

  /** The domains that are open. */
  opened(): DomainSite[] {
    return [...this.#opened.values()];
  }

  #open(domainId: string): DomainSite {
    const site = openDomainSite(this.#snapshot, domainId, this.#options);
    this.#opened.set(domainId, site);
    return site;
  }
}

/** False when the domain is not published, even if other data of it is stored; while a file is damaged, its site stays. */
export function isPublished({ domainId, content, problems }: DomainSite): boolean {
  return content.domain !== undefined || failuresOf(domainId, problems.values()).length > 0;
}
