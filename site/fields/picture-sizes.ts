import type { ImageSize } from './field.ts';

/** Header picture sizes (specification §9, 2 §9). */
export const HEADER_IMAGE: ImageSize = { name: 'desktop', width: 1920, height: 1080 };
export const HEADER_IMAGE_MOBILE: ImageSize = { name: 'mobile', width: 1000, height: 666 };

/** Header four's picture (specification 2 §9). */
export const LARGE_HEADER_IMAGE: ImageSize = { name: 'desktop', width: 1980, height: 1320 };
export const LARGE_HEADER_IMAGE_MOBILE: ImageSize = { name: 'mobile', width: 1000, height: 666 };

/** A person's picture, square like their cards (specification 2 §9). */
export const PORTRAIT: ImageSize = { name: 'desktop', width: 1000, height: 1000 };
