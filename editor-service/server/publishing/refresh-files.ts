import { publishedPaths } from '#content-store/drafts/content/published-copy.ts';
import { parsePublishedPath } from '#content-store/model/published/published-path.ts';
import { deliverFiles, type Files } from './deliver-files.ts';

/**
 * Makes the published files of this machine what the database says: another instance may have delivered since, so that what
 * differs is not a change by others but old.
 */
export async function refreshFiles(options: Files): Promise<void> {
  const paths = new Set([...(await publishedPaths(options.db)), ...(await options.files.list())]);
  const domainIdOf = (path: string) => domainOf(parsePublishedPath(path));
  for (const [domainId, ofDomain] of Map.groupBy(paths, domainIdOf)) await deliverFiles(options, domainId, ofDomain);
}

/** Originals belong to all domains. */
const domainOf = (place: ReturnType<typeof parsePublishedPath>): string =>
  place && 'domainId' in place ? place.domainId : '';
