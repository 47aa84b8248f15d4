/** A document of a site before its schema has filled in the defaults, named by its collection as in exports. */
export interface SiteDocument {
  collection: string;
  document: object;
}

/** A picture of a site that content refers to by `_id`, drawn as SVG. */
export interface SitePicture {
  _id: string;
  /** The file's name in the media library. */
  name: string;
  alt: string;
  artwork: () => string;
}

/** What `content/content.ts` of a site folder answers: documents in the order they can be stored in, and their pictures. */
export interface SiteContent {
  documents: readonly SiteDocument[];
  images: readonly SitePicture[];
}
