/** A file of the source on this disk, or why there is none. */
export type Brought = { file: string; name: string; size: number } | { missing: string };

/** Where pictures and files come from. */
export interface MediaSource {
  /** Brings the file at an old address to a path; with `isDryRun` only looks whether it is there. */
  bring: (address: string, path: string, isDryRun: boolean) => Promise<Brought>;
}

/** Without `--media`. */
export const noMedia: MediaSource = {
  bring: async () => ({ missing: 'no --media was given: a folder with the files, or the address to fetch them from' }),
};

/** The path below `uploads/`, where WordPress keeps files; undefined for other addresses. */
export function uploadPath(address: string): string | undefined {
  const path = pathOf(address);
  const at = path?.indexOf('/uploads/') ?? -1;
  return at === -1 ? undefined : path?.slice(at + '/uploads/'.length);
}

/** The decoded path of an address; undefined for one that cannot be read. */
export function pathOf(address: string): string | undefined {
  try {
    return decodeURIComponent(new URL(address, 'http://source.invalid').pathname);
  } catch {
    return undefined;
  }
}
