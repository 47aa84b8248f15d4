import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { LibraryItem } from '#content-store/model/media/library-item.ts';
import { failureMessage } from '../api/client.ts';
import { uploadFile } from '../api/upload.ts';
import { newKey } from '../store/blocks/fresh-keys.ts';

/** A file in the upload queue. */
export interface UploadProgress {
  key: string;
  name: string;
  state:
    | { kind: 'waiting' }
    | { kind: 'sending'; share: number }
    /** The library has this file already. */
    | { kind: 'known'; item: LibraryItem }
    | { kind: 'failed'; message: string };
}

interface Waiting {
  key: string;
  file: File;
  ifKnown: 'answer' | 'keepBoth';
}

interface UploadOptions {
  /** The folder that new items are filed in; empty: none. */
  folder: string;
  /** Called once when all files that were added together are uploaded: with the first of them. */
  onUploaded: (first: LibraryItem, count: number) => void;
}

/**
 * Uploads files one at a time. Finished uploads leave the list; failed ones stay until they are retried or dismissed, and
 * so do files that the library has already, until the editor says what to do.
 */
export function useUploads({ folder, onUploaded }: UploadOptions) {
  const queries = useQueryClient();
  const [uploads, setUploads] = useState<readonly UploadProgress[]>([]);
  const files = useRef(new Map<string, File>());
  const running = useRef(new Map<string, AbortController>());
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  const set = (key: string, state: UploadProgress['state']) =>
    setUploads((all) => all.map((one) => (one.key === key ? { ...one, state } : one)));

  function dismiss(key: string) {
    running.current.get(key)?.abort();
    files.current.delete(key);
    setUploads((all) => all.filter((one) => one.key !== key));
  }

  /** The new item; null when it failed, was cancelled, or is in the library already. */
  async function send({ key, file, ifKnown }: Waiting): Promise<LibraryItem | null> {
    if (!files.current.has(key)) return null;
    const abort = new AbortController();
    running.current.set(key, abort);
    set(key, { kind: 'sending', share: 0 });
    try {
      const payload = { ifKnown, ...(folder && { folder }) };
      const report = (share: number) => set(key, { kind: 'sending', share });
      const { isKnown, ...item } = await uploadFile('media/upload', payload, file, report, abort.signal);
      if (isKnown) {
        set(key, { kind: 'known', item });
        return null;
      }
      dismiss(key);
      return item;
    } catch (failure) {
      set(key, { kind: 'failed', message: failureMessage(failure) });
      return null;
    } finally {
      running.current.delete(key);
    }
  }

  async function sendAll(batch: readonly Waiting[]) {
    const items: (LibraryItem | null)[] = [];
    for (const one of batch) items.push(await send(one));
    const stored = items.filter((item) => item !== null);
    if (stored.length > 0) {
      await queries.invalidateQueries({ queryKey: ['media'] });
      await queries.invalidateQueries({ queryKey: ['media-folders'] });
    }
    const [first] = stored;
    if (first && stored.length === batch.length) onUploaded(first, stored.length);
  }

  function enqueue(batch: readonly Waiting[]) {
    queue.current = queue.current.then(() => sendAll(batch));
  }

  function add(added: readonly File[]) {
    if (added.length === 0) return;
    const batch = added.map((file) => ({ key: newKey(), file, ifKnown: 'answer' as const }));
    for (const { key, file } of batch) files.current.set(key, file);
    setUploads((all) => [
      ...all,
      ...batch.map(({ key, file }) => ({ key, name: file.name, state: { kind: 'waiting' } as const })),
    ]);
    enqueue(batch);
  }

  /** Sends a file again: after a failure, or although the library has it. */
  function retry(key: string, ifKnown: Waiting['ifKnown'] = 'answer') {
    const file = files.current.get(key);
    if (!file) return;
    set(key, { kind: 'waiting' });
    enqueue([{ key, file, ifKnown }]);
  }

  return { uploads, add, dismiss, retry };
}
