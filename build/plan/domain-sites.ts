import type { Snapshot } from '#content-store/published/snapshot.ts';
import { domainsWithManifest } from '../output/manifest.ts';
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

  of(domainIds: Iterable<string>): DomainSite[] {
    const { onlyDomain } = this.#options;
    const ids = [...new Set(domainIds)].filter((id) => onlyDomain === undefined || id === onlyDomain);
    return ids.sort().map((id) => this.#opened.get(id) ?? this.#open(id));
  }

  #open(domainId: string): DomainSite {
    const site = openDomainSite(this.#snapshot, domainId, this.#options);
    this.#opened.set(domainId, site);
    return site;
  }
}

/** False without a published domain, whatever else of it is stored; while a file is damaged, its site stays. */
export function isPublished({ domainId, content, problems }: DomainSite): boolean {
  return content.domain !== undefined || failuresOf(domainId, problems.values()).length > 0;
}
