import type { Db } from '#content-store/drafts/database/open-database.ts';
import { libraryItems } from '#content-store/drafts/media/media-library.ts';
import { variantPrefix } from '#content-store/model/media/image.ts';
import type { PageContent } from '#content-store/model/published/public-page.ts';
import { type FoundField, fieldsIn } from '#site/content/fields-in.ts';
import { undescribedIn } from '#site/content/links-and-pictures.ts';
import { imageIdsIn } from '#site/content/picture-answers.ts';
import type { Problem } from '../../../contract/pages-checks.ts';
import { fileUnder } from '../../http/static-files/find-file.ts';
import type { PageFacts } from '../../preview/page-facts.ts';
import type { MediaVariants } from '../../storage/site-store.ts';

/** A larger image alone takes seconds on a slow connection. */
export const LARGE_BYTES = 500_000;

/** A field with pictures that have no description of their own. */
export interface UndescribedPlace extends Pick<FoundField, 'blockKey' | 'field' | 'name'> {
  /** What the addresses of these pictures have of them: their ids, or the beginnings of their hashes. */
  pictures: readonly string[];
}

/** The fields of a page with pictures that have no description of their own. */
export async function undescribedPlaces(db: Db, page: PageContent): Promise<UndescribedPlace[]> {
  const found = fieldsIn(page, (field, value) => undescribedIn(field, value).length > 0);
  const idsOf = ({ value }: FoundField) => [...imageIdsIn(value)];
  const ids = found.flatMap(idsOf);
  const items = ids.length > 0 ? await libraryItems(db, ids) : [];
  const hashOf = new Map(items.map(({ _id, hash }) => [_id, variantPrefix(hash)]));
  return found.map((place) => ({
    ...place,
    pictures: idsOf(place).flatMap((id) => [id, hashOf.get(id) ?? id]),
  }));
}

/** Images without a description (WCAG 1.1.1), and large ones. `bytesOf` returns the size of the file at an address. */
export function imageProblems(
  { images }: PageFacts,
  bytesOf: (src: string) => number | undefined,
  places: readonly UndescribedPlace[] = [],
): Problem[] {
  return images.flatMap((image) => {
    const { src, alt, blockKey, isNamedBeside, isDecorative } = image;
    const isUndescribed = alt.trim() === '' && !isNamedBeside && !isDecorative;
    return [...(isUndescribed ? undescribed(image, places) : []), ...large(bytesOf(src) ?? 0, blockKey)];
  });
}

const HELP = 'Describe it here or in the media library, or mark it as decorative.';

/** Said of every field that may hold this picture; of its block where none is known, as in a section. */
function undescribed({ src, blockKey }: PageFacts['images'][number], places: readonly UndescribedPlace[]): Problem[] {
  const about = { check: 'missing alt text', severity: 'error', blockKey } as const;
  const here = places.filter((place) => place.blockKey === blockKey && place.pictures.some((one) => src.includes(one)));
  if (here.length === 0) return [{ ...about, message: `A picture has no description. ${HELP}` }];
  return here.map(({ field, name }) => ({
    ...about,
    field,
    message: `${name}: the picture has no description. ${HELP}`,
  }));
}

function large(bytes: number, blockKey: string | null): Problem[] {
  if (bytes <= LARGE_BYTES) return [];
  const message = `A picture is ${Math.round(bytes / 1000)} KB, which is slow to load for some visitors. Crop it, or choose a simpler one.`;
  return [{ check: 'large image', severity: 'warning', message, blockKey }];
}

/** Missing variants are created now, since the publish needs them anyway, but at most this many per check. */
const MAX_MADE = 24;

/** Bytes of the page's images in their largest size, by address; images on other servers are unknown. */
export async function imageWeights({ images }: PageFacts, variants: MediaVariants): Promise<Map<string, number>> {
  const addresses = [...new Set(images.map(({ src }) => src))].filter((src) => src.startsWith('/_media/'));
  let made = 0;
  const weigh = async (src: string) => {
    const name = src.slice('/_media/'.length);
    if (!fileUnder(variants.folder, name)) {
      if (made++ >= MAX_MADE) return null;
      await variants.make(name);
    }
    const file = fileUnder(variants.folder, name);
    return file ? ([src, file.size] as const) : null;
  };
  // An image that cannot be created is for the rendering of the page to handle.
  const weights = await Promise.all(addresses.map((src) => weigh(src).catch(() => null)));
  return new Map(weights.filter((weight) => weight !== null));
}
