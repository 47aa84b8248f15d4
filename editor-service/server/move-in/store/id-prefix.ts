import { createHash } from 'node:crypto';

/** Begins the ids of all that comes from one source into one site: the same in every run, and another for any other source. */
export function idPrefix(kind: 'wp' | 'md' | 'csv', domainId: string, source: string): string {
  return `${kind}-${createHash('sha256').update(`${domainId}\n${source}`).digest('hex').slice(0, 8)}`;
}
