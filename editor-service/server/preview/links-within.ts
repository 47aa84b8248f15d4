import { decodedPath } from '#content-store/model/values/address-encoding.ts';
import { slugSchema } from '#content-store/model/values/slug.ts';

const LINK = /(<a\s(?:[^>]*?\s)?href=")\/([^"?#]*)(?:\?[^"#]*)?(?=["#])/g;

/** A rendered page whose links to other pages stay in its moment: after the record of this number. */
export const linksWithin = (html: string, number: number): string =>
  html.replace(LINK, (link, start: string, path: string) =>
    slugSchema.safeParse(decodedPath(path).replace(/\/$/, '')).success ? `${start}/_canvas/${path}?at=${number}` : link,
  );
