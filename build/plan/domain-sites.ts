import { join } from 'node:path';
import type { PublicEnvironment } from '#content-store/model/published/reader.ts';
import type { Snapshot } from '#content-store/published/snapshot.ts';
import { domainsWithManifest } from '../output/manifest.ts';
import { failuresOf } from './damaged-files.ts';
import { type DomainSite, openDomainSite } from './domain-site.ts';

export interface DomainSitesOptions {
  /** Holds a folder for each domain, named by its id. */
  distDir: string;
  /** Holds the manifests, in `build/`. */
  dataDir: string;
  environment: PublicEnvironment;
  /** Only this domain is built, directly in `distDir`. */
  onlyDomain?: string | undefined;
  /** A separate folder for manifests, for a second `distDir` of the same content. */
  manifestDir?: string | undefined;
}

/** The domains of a content folder, opened when first needed; only one of them with `onlyDomain`. */
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

  /** All domains that have published files or a manifest. */
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

/** False when all published files of a domain are gone; unreadable files count as present. */
export function isPublished({ domainId, content, problems }: DomainSite): boolean {
  if (content.domain || content.pages.size > 0) return true;
  return failuresOf(domainId, problems.values()).length > 0;
}
