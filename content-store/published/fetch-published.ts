import { AREAS, areaOf, type FileStore } from '../files/file-store.ts';
import { inLanes } from '../files/in-lanes.ts';
import { hashOf, SentFiles } from '../files/sent-files.ts';
import { folderStore } from './store.ts';

/** Makes the published files in a folder those of a bucket, of which it is a cache; only what differs is fetched. */
export async function fetchPublished(bucket: FileStore, root: string): Promise<void> {
  const local = folderStore(root);
  const remote = areaOf(bucket, AREAS.published);
  const sent = new SentFiles(bucket, AREAS.published, 'published');
  await sent.compare();
  await inLanes(sent.paths(), async (path) => {
    const known = await local.read(path);
    if (known && sent.hasMark(path, hashOf(known))) return;
    const bytes = await remote.read(path);
    if (bytes) await local.write(path, bytes);
  });
  for (const path of await local.list()) if (!sent.has(path)) await local.remove(path);
}
