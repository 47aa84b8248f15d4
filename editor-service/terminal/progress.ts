const EVERY_MS = 1000;

/** Earlier than this, the time left cannot be told. */
const FIRST_GUESS_MS = 2000;

/**
 * Says how far a long command is: on a terminal in one line that changes every second, elsewhere in a line for each tenth.
 * Writes to standard error, so that the result alone is on standard output.
 */
export function createProgress(out: Pick<NodeJS.WriteStream, 'write'> & { isTTY?: boolean } = process.stderr) {
  let next = 0;
  let tenths = 0;
  let before = 0;
  let isOpen = false;
  let began: number | undefined;
  /** Ends a step: the next message begins a new line. */
  const end = (): void => {
    if (isOpen) out.write('\n');
    isOpen = false;
    tenths = 0;
    next = 0;
    before = 0;
    began = undefined;
  };
  /** `share` is from 0 to 1; one that falls back begins a step of its own. */
  const say = (what: string, share: number): void => {
    if (share < before) end();
    before = share;
    began ??= performance.now();
    const line = `${what}, ${Math.floor(share * 100)} %`;
    if (out.isTTY) {
      if (performance.now() < next && share < 1) return;
      next = performance.now() + EVERY_MS;
      out.write(`\r\x1b[K${line}${timeLeft(performance.now() - began, share)}`);
      isOpen = true;
    } else if (Math.floor(share * 10) > tenths) {
      tenths = Math.floor(share * 10);
      out.write(`${line}\n`);
    }
  };
  return { say, end };
}

/** The time that a step will still take if it goes on as fast as since its first message. */
function timeLeft(passed: number, share: number): string {
  if (passed < FIRST_GUESS_MS || share <= 0 || share >= 1) return '';
  const seconds = Math.ceil(((passed / share) * (1 - share)) / 1000);
  return `, about ${seconds < 90 ? `${seconds} s` : `${Math.round(seconds / 60)} min`} left`;
}
