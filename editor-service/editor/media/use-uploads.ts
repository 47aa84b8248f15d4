import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { LibraryItem } from '#content-store/model/media/library-item.ts';
import { messageOf } from '../api/client.ts';
import { upload } from '../api/upload.ts';
import { newKey } from '../store/blocks/fresh-keys.ts';

/** A file in the upload queue. */
export interface UploadProgress {
  key: string;
  name: string;
  state: { kind: 'waiting' } | { kind: 'sending'; share: number } | { kind: 'failed'; message: string };
}

/** Uploads files one at a time; finished uploads leave the list, failed ones stay until dismissed. */
export function useUploads(onUploaded: (item: LibraryItem) => void) {
  const queries = useQueryClient();
  const [uploads, setUploads] = useState<readonly UploadProgress[]>([]);
  const dismiss = (key: string) => setUploads((all) => all.filter((one) => one.key !== key));
  const set = (key: string, state: UploadProgress['state']) =>
    setUploads((all) => all.map((one) => (one.key === key ? { ...one, state } : one)));

  async function send(key: string, file: File) {
    set(key, { kind: 'sending', share: 0 });
    try {
      const item = await upload('media/upload', {}, file, (share) => set(key, { kind: 'sending', share }));
      await queries.invalidateQueries({ queryKey: ['media'] });
      dismiss(key);
      onUploaded(item);
    } catch (failure) {
      set(key, { kind: 'failed', message: messageOf(failure) });
    }
  }

  async function add(files: readonly File[]) {
    const batch = files.map((file) => ({ key: newKey(), file }));
    setUploads((all) => [
      ...all,
      ...batch.map(({ key, file }) => ({ key, name: file.name, state: { kind: 'waiting' } as const })),
    ]);
    for (const { key, file } of batch) await send(key, file);
  }

  return { uploads, add, dismiss };
}
