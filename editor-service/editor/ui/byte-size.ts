import { formatted } from '../words/t.ts';

const one = (size: number): string => formatted(size, { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** `812 B`, `20 KB`, `1.2 MB`, `3.4 GB` */
export function byteSize(bytes: number): string {
  if (bytes < 1000) return `${bytes} B`;
  if (bytes < 1_000_000) return `${Math.round(bytes / 1000)} KB`;
  if (bytes < 1_000_000_000) return `${one(bytes / 1_000_000)} MB`;
  return `${one(bytes / 1_000_000_000)} GB`;
}
