/** What an upload is decoded as. */
export type PictureFormat = 'raster' | 'svg' | 'heic';

/** A re-encoded image: no data of the uploaded file is left in it, least of all where it was taken. */
export interface StoredImage {
  ext: 'jpg' | 'png' | 'webp';
  width: number;
  height: number;
}

/** Why a picture is refused, as an end of the sentence that begins “This picture cannot be used: …”, or a sentence. */
export class PictureRefused extends Error {}
