/** A document of a site before its schema has filled in the defaults; `collection` is as in exports. */
export interface SiteDocument {
  collection: string;
  document: object;
}

/** A picture of a site, drawn as SVG; content refers to it by `_id`. */
export interface SitePicture {
  _id: string;
  /** The file name in the media library. */
  name: string;
  alt: string;
  artwork: () => string;
}

/** The result of `content/content.ts` in a site folder: documents in an order that can be stored, and pictures. */
export interface SiteContent {
  documents: readonly SiteDocument[];
  images: readonly SitePicture[];
}
