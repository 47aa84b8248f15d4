const EVERY_MS = 1000;

/**
 * Says how far a long command is: on a terminal in one line that changes every second, elsewhere in a line for each tenth.
 * Writes to standard error, so that the result alone is on standard output.
 */
export function createProgress(out: Pick<NodeJS.WriteStream, 'write'> & { isTTY?: boolean } = process.stderr) {
  let next = 0;
  let tenths = 0;
  let isOpen = false;
  return {
    /** `share` is from 0 to 1. */
    say: (what: string, share: number): void => {
      const line = `${what}, ${Math.floor(share * 100)} %`;
      if (out.isTTY) {
        if (performance.now() < next && share < 1) return;
        next = performance.now() + EVERY_MS;
        out.write(`\r\x1b[K${line}`);
        isOpen = true;
      } else if (Math.floor(share * 10) > tenths) {
        tenths = Math.floor(share * 10);
        out.write(`${line}\n`);
      }
    },
    /** Ends a step: the next message begins a new line. */
    end: (): void => {
      if (isOpen) out.write('\n');
      isOpen = false;
      tenths = 0;
      next = 0;
    },
  };
}
