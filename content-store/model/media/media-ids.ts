import { fileAddressesIn } from './file.ts';
import { textPictureIds } from './text-pictures.ts';

/**
 * The ids of all originals that a document uses at any depth (`imageId`, `fileId`, addresses of files in links and
 * rich text, and pictures in rich text), sorted, each once.
 */
export function mediaIdsIn(document: unknown): string[] {
  const ids = new Set<string>();
  collect(document, ids);
  return [...ids].sort();
}

function collect(value: unknown, ids: Set<string>): void {
  if (typeof value === 'string') {
    for (const { fileId } of fileAddressesIn(value)) ids.add(fileId);
    for (const imageId of textPictureIds(value)) ids.add(imageId);
  }
  if (value === null || typeof value !== 'object') return;
  for (const [key, child] of Object.entries(value)) {
    if (key !== 'imageId' && key !== 'fileId') collect(child, ids);
    else if (typeof child === 'string' && child !== '') ids.add(child);
  }
}
