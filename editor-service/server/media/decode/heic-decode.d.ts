/** The decoder has no types of its own. */
declare module 'heic-decode' {
  interface HeicImage {
    width: number;
    height: number;
    decode(): Promise<{ width: number; height: number; data: Uint8ClampedArray<ArrayBuffer> }>;
  }
  const decodeHeic: { all(options: { buffer: Uint8Array }): Promise<HeicImage[]> };
  export default decodeHeic;
}
