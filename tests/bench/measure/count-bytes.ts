import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright';

/** Adds up the gzipped bytes a page loads from now on from addresses accepted by `isCounted`. */
export function countBytes(page: Page, isCounted: (path: string) => boolean): () => Promise<number> {
  const counted: Promise<number>[] = [];
  page.on('response', (response) => {
    if (!isCounted(new URL(response.url()).pathname)) return;
    counted.push(response.body().then((body) => gzipSync(body).byteLength));
  });
  return async () => (await Promise.all(counted)).reduce((total, bytes) => total + bytes, 0);
}
