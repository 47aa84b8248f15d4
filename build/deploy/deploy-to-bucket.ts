import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { nullIfAbsent } from '#content-store/files/absent.ts';
import { AREAS, areaOf, type FileStore } from '#content-store/files/file-store.ts';
import { hashOf } from '#content-store/files/sent-files.ts';
import { type MirroredSite, SiteMirror } from '../mirror/site-mirror.ts';
import type { OutputRecord } from '../output/manifest.ts';
import { builtDomains, type Deployed, type DeployOptions, fileOfSite, pathsOfSite } from './site-files.ts';

/**
 * Makes `public/<domain id>/` of a bucket equal to `dist`, with the list of what was sent that `STORAGE_URL` keeps there
 * too. Can be run again after an error: what arrived is not sent twice.
 */
export async function deployToBucket(store: FileStore, options: DeployOptions): Promise<Deployed> {
  const { distDir, domain, isDryRun, onFile } = options;
  const sites = [];
  for (const domainId of await builtDomains(distDir, domain)) sites.push(await builtSite(distDir, domainId));
  const deployed: Deployed = { sent: [], removed: [] };
  const tell = (verb: string, key: string, told: string[]) => {
    if (!key.startsWith(AREAS.sites)) return; // the list of what was sent
    const path = key.slice(AREAS.sites.length);
    onFile(`${verb} ${path}`);
    told.push(path);
  };
  const mirror = new SiteMirror({
    ...areaOf(store, ''),
    write: async (key, data, headers) => {
      tell('send', key, deployed.sent);
      return isDryRun ? '' : store.write(key, data, headers);
    },
    remove: async (key) => {
      tell('remove', key, deployed.removed);
      if (!isDryRun) await store.remove(key);
    },
  });
  try {
    await mirror.send(sites);
    if (domain === undefined) await mirror.removeOthers(sites);
  } finally {
    await mirror.note();
  }
  return deployed;
}

/** A site as the build left it. The bucket keeps the earlier form of a file that is replaced meanwhile until the next time. */
async function builtSite(distDir: string, domainId: string): Promise<MirroredSite> {
  const folder = join(distDir, domainId);
  const records = new Map<string, OutputRecord>();
  for (const path of await pathsOfSite(distDir, domainId)) {
    const data = await readFile(join(folder, path)).catch(nullIfAbsent);
    records.set(path, { ...fileOfSite(path), hash: data ? hashOf(data) : '', size: data?.length ?? -1 });
  }
  return { domainId, output: { folder, manifest: { records } } };
}
