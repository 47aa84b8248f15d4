/** What is compiled while the service starts. Both reject when sources cannot be compiled; the reason was printed. */
export interface Compiling {
  site: Promise<void>;
  /** Begins when it is called: visitors do not wait for the editor. */
  editor: () => Promise<void>;
}
