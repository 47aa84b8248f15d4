import { inLanes } from '../files/in-lanes.ts';
import { hashOf, type SentFiles } from '../files/sent-files.ts';
import { hasFile, listFiles, readBytes } from './read.ts';
import { type FileText, removeDurably, writeAllDurably, writeDurably } from './write.ts';

/** A store of published files. Paths are those of `model/published/published-path.ts`. */
export type PublishedStore = ReturnType<typeof folderStore>;

/** The store in a folder, `CONTENT_DIR`; it need not exist yet. */
export const folderStore = (root: string) => ({
  /** Durable when it resolves; false if the file already had these bytes. */
  write: (path: string, data: string | Uint8Array) => writeDurably(root, path, data),
  /** The same for many files, which takes much less time than one after the other. */
  writeAll: (files: readonly FileText[]) => writeAllDurably(root, files),
  /** Resolves with false if there was nothing to remove. */
  remove: (path: string) => removeDurably(root, path),
  /** The paths of all published files, sorted; other files are not listed. */
  list: () => listFiles(root),
  has: (path: string) => hasFile(root, path),
  /** The file's bytes, or null when there is none. */
  read: (path: string) => readBytes(root, path),
});

/** Changes after which the list of what was sent is stored. */
const NOTED_AFTER = 200;

/**
 * The store in a folder that is a cache of a bucket: what is written is sent, unless the bucket has it already; both have it
 * when that resolves.
 */
export function sentStore(root: string, sent: SentFiles): PublishedStore {
  const local = folderStore(root);
  const send = async (files: readonly FileText[]): Promise<void> => {
    await inLanes(files, async ({ path, data }) => {
      const mark = hashOf(data);
      if (!sent.hasMark(path, mark)) await sent.send({ path, data }, mark);
    });
    await sent.note(NOTED_AFTER);
  };
  return {
    ...local,
    write: async (path, data) => {
      const isNew = await local.write(path, data);
      await send([{ path, data }]);
      return isNew;
    },
    writeAll: async (files) => {
      const count = await local.writeAll(files);
      await send(files);
      return count;
    },
    remove: async (path) => {
      const wasThere = await local.remove(path);
      if (sent.has(path)) await sent.remove(path);
      return wasThere;
    },
    list: async () => [...new Set([...(await local.list()), ...sent.paths()])].sort(),
    has: async (path) => sent.has(path) && (await local.has(path)),
  };
}
