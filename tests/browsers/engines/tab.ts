/** The tab of a browser, driven as a person's hands would: one interface for every engine. */
export interface Tab {
  /** Opens an address and waits until it is loaded. */
  open: (address: string) => Promise<void>;
  /** Runs a function in the page, without what surrounds it in its file; it takes and returns JSON. */
  run: <T extends unknown[], R>(work: (...given: T) => R, ...given: T) => Promise<Awaited<R>>;
  /** A key by its name in a `KeyboardEvent`. */
  key: (direction: 'Down' | 'Up', key: string) => Promise<void>;
  /** Moves the pointer to a point of the viewport. */
  move: (x: number, y: number) => Promise<void>;
  /** Presses or releases its main button. */
  button: (direction: 'Down' | 'Up') => Promise<void>;
  /** Chooses a file in the file input that the selector finds. */
  choose: (selector: string, path: string) => Promise<void>;
  /** Closes the tab without asking the page, as a crash does, and opens another. */
  reopen: () => Promise<void>;
  /** A PNG in base64. */
  picture: () => Promise<string>;
  /** Ends the browser. */
  end: () => Promise<void>;
}

export const [WIDTH, HEIGHT] = [1440, 1000];
