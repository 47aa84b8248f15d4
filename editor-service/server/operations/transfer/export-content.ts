import { createWriteStream } from 'node:fs';
import { rename } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import type { Copy } from '#content-store/drafts/database/content-tables.ts';
import type { TransferTarget } from './collection.ts';
import { COLLECTIONS } from './collections.ts';

/** Writes all content as newline-delimited JSON, one `{"collection","document"}` per line; returns the line count. */
export async function exportContent(target: TransferTarget, file: string, copy: Copy): Promise<number> {
  let count = 0;
  async function* lines() {
    for (const [collection, { read }] of COLLECTIONS) {
      for await (const document of read(target, copy)) {
        count += 1;
        yield `${JSON.stringify({ collection, document })}\n`;
      }
    }
  }
  const unfinished = `${file}.unfinished`;
  // It contains what visitors wrote, so only its owner may read it.
  await pipeline(lines, createWriteStream(unfinished, { mode: 0o600, flush: true }));
  await rename(unfinished, file);
  return count;
}
