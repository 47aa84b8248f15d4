/** Lets one after the other. A turn is ended by calling what it resolves with, once. */
export interface Turns {
  /** Resolves in the order of the calls. */
  wait(): Promise<() => void>;
  /** The turn at once, when nobody has it or waits for it. */
  takeFree(): (() => void) | undefined;
}

/** `beforeNext` is called whenever a turn ends. */
export function createTurns(beforeNext: () => void): Turns {
  const waiting: (() => void)[] = [];
  let isTaken = false;
  const end = () => {
    beforeNext();
    const letNext = waiting.shift();
    if (letNext) letNext();
    else isTaken = false;
  };
  const takeFree = () => {
    if (isTaken) return undefined;
    isTaken = true;
    return end;
  };
  const wait = async () => takeFree() ?? new Promise<() => void>((resolve) => waiting.push(() => resolve(end)));
  return { wait, takeFree };
}
