import { join } from 'node:path';
import type { Snapshot } from '#content-store/published/snapshot.ts';
import type { RebuilderOptions } from '../open-rebuilder.ts';
import { domainsWithManifest } from '../output/manifest.ts';
import { failuresOf } from './damaged-files.ts';
import { type DomainSite, openDomainSite } from './domain-site.ts';

/** The domains of a content folder, opened when they are first needed; with `onlyDomain` there is that one. */
export class DomainSites {
  readonly #options: RebuilderOptions;
  readonly #snapshot: Snapshot;
  readonly #manifestFolder: string;
  readonly #opened = new Map<string, DomainSite>();

  constructor(options: RebuilderOptions, snapshot: Snapshot) {
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
