import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { nullIfAbsent } from '#content-store/files/absent.ts';
import { AREAS, areaOf, type FileStore } from '#content-store/files/file-store.ts';
import { inLanes } from '#content-store/files/in-lanes.ts';
import { hashOf, markOf, SentFiles } from '#content-store/files/sent-files.ts';
import { fileHeaders } from '../mirror/file-headers.ts';
import { removalOrder, sendingOrder } from '../mirror/sending-order.ts';
import { headerRules } from '../write/headers.ts';
import { policyOf } from '../write/indexes.ts';
import type { Deployed, DeployOptions } from './deployed.ts';
import { builtDomains, fileOfSite, pathsOfSite } from './site-files.ts';

/**
 * Makes `public/<domain id>/` of a bucket equal to `dist`, with the list of what was sent that `STORAGE_URL` keeps there
 * too. Can be run again after an error: what arrived is not sent twice.
 */
export async function deployToBucket(store: FileStore, options: DeployOptions): Promise<Deployed> {
  const { distDir, domain, isDryRun, onFile } = options;
  const domains = await builtDomains(distDir, domain);
  const bucket = isDryRun ? unchanged(store) : store;
  const sent = new SentFiles(bucket, AREAS.sites, 'sites');
  await sent.compare();
  const deployed: Deployed = { sent: [], removed: [] };
  const wanted = new Set<string>();

  const sendSite = async (domainId: string): Promise<void> => {
    const folder = join(distDir, domainId);
    const rules = headerRules(policyOf({ folder }) ?? '');
    const files = (await pathsOfSite(distDir, domainId)).map(fileOfSite);
    for (const { path } of files) wanted.add(`${domainId}/${path}`);
    for (const { files: group } of sendingOrder(files, {
      isThere: (path) => sent.has(`${domainId}/${path}`),
    })) {
      await inLanes(group, async ({ path }) => {
        const data = await readFile(join(folder, path)).catch(nullIfAbsent);
        if (data === null) return; // replaced by a publish in the meantime
        const [key, headers] = [`${domainId}/${path}`, fileHeaders(path, rules)];
        const mark = markOf(hashOf(data), headers);
        if (sent.hasMark(key, mark)) return;
        onFile(`send ${key}`);
        await sent.send({ path: key, data, headers }, mark);
        deployed.sent.push(key);
      });
    }
  };

  try {
    for (const domainId of domains) await sendSite(domainId);
    const ours = sent.paths().filter((path) => domain === undefined || path.startsWith(`${domain}/`));
    for (const group of removalOrder(ours.filter((path) => !wanted.has(path)))) {
      await inLanes(group, async (path) => {
        onFile(`remove ${path}`);
        await sent.remove(path);
        deployed.removed.push(path);
      });
    }
  } finally {
    await sent.note();
  }
  return deployed;
}

/** A store that can be read, and takes writes and removals without carrying them out. */
function unchanged(store: FileStore): FileStore {
  return { ...areaOf(store, ''), write: async () => '', remove: async () => {} };
}
