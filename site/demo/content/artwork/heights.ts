/** Heights of boards for a breadth of 1200: 16:9, 3:2, 1:1. */
export const WIDE = 675;
export const CLASSIC = 800;
export const SQUARE = 1200;
