import { join } from 'node:path';
import type { PublicEnvironment } from '#content-store/model/published/reader.ts';
import type { Snapshot } from '#content-store/published/snapshot.ts';
import { domainsWithManifest } from '../output/manifest.ts';
import { failuresOf } from './damaged-files.ts';
import { type DomainSite, openDomainSite } from './domain-site.ts';

export interface DomainSitesOptions {
  /** Each domain has a folder of its id in here. */
  distDir: string;
  /** Holds `build/`, the manifests. */
  dataDir: string;
  environment: PublicEnvironment;
  /** There is this domain alone, straight in `distDir`. */
  onlyDomain?: string | undefined;
  /** Another place for the manifests, for another `distDir` of the same content. */
  manifestDir?: string | undefined;
}

/** The domains of a content folder, opened when they are first needed; with `onlyDomain` there is that one. */
export class DomainSites {
  readonly #options: DomainSitesOptions;
  readonly #snapshot: Snapshot;
  readonly #manifestFolder: string;
  readonly #opened = new Map<string, DomainSite>();

  constructor(options: DomainSitesOptions, snapshot: Snapshot) {
    this.#options = options;
    this.#snapshot = snapshot;
    this.#manifestFolder = options.manifestDir ?? join(options.dataDir, 'build');
  }

  /** Domains with published files, and those that had some when their manifest was written. */
  all(): DomainSite[] {
    return this.of([...this.#snapshot.domainIds(), ...domainsWithManifest(this.#manifestFolder)]);
  }

  of(domainIds: Iterable<string>): DomainSite[] {
    const { onlyDomain } = this.#options;
    const ids = [...new Set(domainIds)].filter((id) => onlyDomain === undefined || id === onlyDomain);
    return ids.sort().map((id) => this.#opened.get(id) ?? this.#open(id));
  }

  #open(domainId: string): DomainSite {
    const { distDir, environment, onlyDomain } = this.#options;
    const folder = onlyDomain === undefined ? join(distDir, domainId) : distDir;
    const manifestFolder = this.#manifestFolder;
    const site = openDomainSite({ snapshot: this.#snapshot, domainId, folder, manifestFolder, environment });
    this.#opened.set(domainId, site);
    return site;
  }
}

/** False when a domain's files are all gone; files that cannot be read count as there. */
export function isPublished({ domainId, content, problems }: DomainSite): boolean {
  if (content.domain || content.pages.size > 0) return true;
  return failuresOf(domainId, problems.values()).length > 0;
}
