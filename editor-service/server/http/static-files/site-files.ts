import { existsSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import { AREAS, areaOf, type FileStore } from '#content-store/files/file-store.ts';
import { folderFiles } from '#content-store/files/folder-files.ts';
import type { Settings } from '../../runtime/settings.ts';
import { foldersOf } from '../../storage/storage.ts';

/** The built sites, as visitors have them. */
export interface SiteFiles {
  /** Holds a folder for each domain. */
  readonly folder: string;
  /** Resolves when the domain's folder has these files, or lacks them, as its site does now. */
  fetch(domainId: string, paths: readonly string[]): Promise<void>;
  /** Call when the site of a domain has changed. */
  expire(domainId: string): void;
}

/** The built sites: in the bucket if there is one, else in the folder that the builder writes. */
export const openSites = async (settings: Pick<Settings, 'dataDir' | 'distDir'>, bucket: FileStore | null) =>
  bucket ? fetchedSites(areaOf(bucket, AREAS.sites), foldersOf(settings).site) : siteFilesIn(settings.distDir);

/** In the folder that the builder writes. */
export const siteFilesIn = (folder: string): SiteFiles => ({
  folder,
  fetch: async () => {},
  expire: () => {},
});

/** Files named by their content never change. */
const IMMUTABLE = /\/_(?:astro|media)\//;
/** Without news of a publish, files are looked at again after this time. */
const FRESH_MS = 30_000;
/** S3 refuses longer keys. */
const LONGEST = 900;
const MAX_LOOKED_AT = 20_000;

/** In the bucket, fetched as visitors ask for them into a folder that is a cache: another instance may be the builder. */
export async function fetchedSites(sites: FileStore, folder: string, now: () => number = Date.now): Promise<SiteFiles> {
  await rm(folder, { recursive: true, force: true });
  const cache = folderFiles(folder);
  /** When a file was last found to be as in the bucket. */
  const lookedAt = new LRUCache<string, number>({ max: MAX_LOOKED_AT });
  const fetching = new Map<string, Promise<void>>();

  const fetchNow = async (key: string): Promise<void> => {
    const started = now();
    const bytes = await sites.read(key);
    if (!bytes && existsSync(join(folder, key))) await cache.remove(key);
    else if (bytes && !(await readFile(join(folder, key)).catch(() => null))?.equals(bytes))
      await cache.write(key, bytes);
    lookedAt.set(key, started);
  };

  const isFresh = (key: string): boolean => {
    const looked = lookedAt.get(key);
    if (looked === undefined) return false;
    return now() - looked < FRESH_MS || (IMMUTABLE.test(key) && existsSync(join(folder, key)));
  };

  const fetchOne = async (key: string): Promise<void> => {
    if (key.length > LONGEST || isFresh(key)) return;
    const running = fetching.get(key) ?? fetchNow(key).finally(() => fetching.delete(key));
    fetching.set(key, running);
    try {
      await running;
    } catch (error) {
      if (!existsSync(join(folder, key))) throw error; // rather the last known file than none
    }
  };

  return {
    folder,
    fetch: async (domainId, paths) => {
      await Promise.all(paths.map((path) => fetchOne(`${domainId}/${path}`)));
    },
    expire: (domainId) => {
      for (const key of lookedAt.keys()) {
        if (key.startsWith(`${domainId}/`) && !IMMUTABLE.test(key)) lookedAt.delete(key);
      }
    },
  };
}
