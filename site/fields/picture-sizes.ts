/** Header picture sizes. */
export const HEADER_IMAGE = { name: 'desktop', width: 1920, height: 1080 } as const;
/** Header picture sizes on phones. */
export const HEADER_IMAGE_MOBILE = { name: 'mobile', width: 1000, height: 666 } as const;

/** Header four's picture. */
export const LARGE_HEADER_IMAGE = { name: 'desktop', width: 1980, height: 1320 } as const;
/** Header four's picture on phones. */
export const LARGE_HEADER_IMAGE_MOBILE = { name: 'mobile', width: 1000, height: 666 } as const;

/** A person's picture, square like their cards. */
export const PORTRAIT = { name: 'desktop', width: 1000, height: 1000 } as const;
