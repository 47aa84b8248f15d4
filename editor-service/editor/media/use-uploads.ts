import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { LibraryItem } from '#content-store/model/media/library-item.ts';
import { failureMessage, uploadFile } from '../api/client.ts';
import { newKey } from '../store/blocks/fresh-keys.ts';

/** A file in the upload queue. */
export interface QueuedUpload {
  key: string;
  file: File;
  /** Cancels it. */
  abort: AbortController;
  state:
    | { kind: 'waiting' }
    | { kind: 'sending'; share: number }
    /** The library has this file already. */
    | { kind: 'known'; item: LibraryItem }
    | { kind: 'failed'; message: string };
}

type IfKnown = 'answer' | 'keepBoth';

interface UploadOptions {
  /** The folder that new items are filed in; empty: none. */
  folder: string;
  /** Called once when all files that were added together are uploaded. */
  onUploaded: (first: LibraryItem, others: readonly LibraryItem[]) => void;
}

/**
 * Uploads files one at a time. Finished uploads leave the list; failed ones stay until they are retried or dismissed, and
 * so do files that the library has already, until the editor says what to do.
 */
export function useUploads({ folder, onUploaded }: UploadOptions) {
  const queries = useQueryClient();
  const [uploads, setUploads] = useState<readonly QueuedUpload[]>([]);
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  const set = (key: string, state: QueuedUpload['state']) =>
    setUploads((all) => all.map((one) => (one.key === key ? { ...one, state } : one)));

  function dismiss({ key, abort }: QueuedUpload) {
    abort.abort();
    setUploads((all) => all.filter((one) => one.key !== key));
  }

  /** The new item; null when it failed, was cancelled, or is in the library already. */
  async function send(upload: QueuedUpload, ifKnown: IfKnown): Promise<LibraryItem | null> {
    const { key, file, abort } = upload;
    if (abort.signal.aborted) return null;
    set(key, { kind: 'sending', share: 0 });
    try {
      const payload = { ifKnown, ...(folder && { folder }) };
      const report = (share: number) => set(key, { kind: 'sending', share });
      const { isKnown, ...item } = await uploadFile('media/upload', payload, file, report, abort.signal);
      if (isKnown) set(key, { kind: 'known', item });
      else dismiss(upload);
      return isKnown ? null : item;
    } catch (failure) {
      set(key, { kind: 'failed', message: failureMessage(failure) });
      return null;
    }
  }

  async function sendAll(batch: readonly QueuedUpload[], ifKnown: IfKnown) {
    const items: (LibraryItem | null)[] = [];
    for (const one of batch) items.push(await send(one, ifKnown));
    const stored = items.filter((item) => item !== null);
    if (stored.length > 0) await queries.invalidateQueries();
    const [first, ...others] = stored;
    if (first && stored.length === batch.length) onUploaded(first, others);
  }

  function enqueue(batch: readonly QueuedUpload[], ifKnown: IfKnown) {
    queue.current = queue.current.then(() => sendAll(batch, ifKnown));
  }

  function add(files: readonly File[]) {
    if (files.length === 0) return;
    const batch = files.map((file): QueuedUpload => {
      return { key: newKey(), file, abort: new AbortController(), state: { kind: 'waiting' } };
    });
    setUploads((all) => [...all, ...batch]);
    enqueue(batch, 'answer');
  }

  /** Sends a file again, after a failure, or although the library has it already. */
  function retry(upload: QueuedUpload, ifKnown: IfKnown = 'answer') {
    set(upload.key, { kind: 'waiting' });
    enqueue([upload], ifKnown);
  }

  return { uploads, add, dismiss, retry };
}
