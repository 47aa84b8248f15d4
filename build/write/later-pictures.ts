import { messageOf } from '#content-store/model/error.ts';
import type { ImageVariants } from '../images/images.ts';
import { addressOfPath } from '../output/addresses.ts';
import type { DomainSite } from '../plan/domain-site.ts';
import { IMAGE_FOLDER } from '../render/media-in.ts';
import { byOriginal } from './media.ts';

/** One decodes while another encodes; more would keep a picture waiting that a visitor asks for. */
const PICTURES_AT_ONCE = 2;

type MayGoOn = () => Promise<boolean>;

/**
 * Makes the pictures that pages mention and that are not there yet, those that visitors see first before others, until
 * `mayGoOn` says no. One that cannot be made is left to the next start; throws at the end, with the reason of the first.
 */
export async function makeLater(site: DomainSite, images: ImageVariants, mayGoOn: MayGoOn): Promise<void> {
  if (site.owed.size === 0) return;
  const problems: unknown[] = [];
  const pictures = byOriginal(inOrder(site));
  const lane = async () => {
    for (const paths of pictures) {
      if (!(await mayGoOn())) return;
      const made = await Promise.allSettled(paths.map((path) => makeOwed(site, path, images)));
      problems.push(...made.flatMap((one) => (one.status === 'rejected' ? [one.reason] : [])));
    }
  };
  await Promise.all(Array.from({ length: PICTURES_AT_ONCE }, lane));
  site.output.note();
  if (problems.length > 0)
    throw new Error(`Pictures not made: ${problems.length}, the first because: ${messageOf(problems[0])}`);
}

/** Makes a picture that a page mentions and that is not there yet; nothing else. Rejects when it cannot be made. */
export async function makeOwed(site: DomainSite, path: string, images: ImageVariants): Promise<void> {
  if (!site.owed.has(path)) return;
  try {
    const data = await images.read(path.slice(IMAGE_FOLDER.length));
    const isMissing = (site.output.manifest.records.get(path)?.size ?? 0) < 0; // neither made meanwhile nor unused by now
    if (isMissing) site.output.put({ path, kind: 'media' }, data);
  } finally {
    site.owed.delete(path);
  }
}

/** The pages near Home come first, and on each page what is seen at once. */
function inOrder({ output, owed }: DomainSite): string[] {
  const depthOf = (path: string) => addressOfPath(path).split('/').filter(Boolean).length;
  const pages = [...output.manifest.records.values()].filter(({ trace }) => trace?.media.length);
  pages.sort((one, other) => depthOf(one.path) - depthOf(other.path) || (one.path < other.path ? -1 : 1));
  const first = pages.flatMap(({ trace }) => (trace?.first ?? []).map((position) => trace?.media[position] ?? ''));
  const all = [...first, ...pages.flatMap(({ trace }) => trace?.media ?? []), ...owed];
  return [...new Set(all)].filter((path) => owed.has(path));
}
