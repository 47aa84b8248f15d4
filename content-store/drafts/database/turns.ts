/** Lets one after the other. A turn is ended by calling what it resolves with, once. */
export interface Turns {
  /** Resolves in the order of the calls. */
  wait(): Promise<() => void>;
  /** True when somebody waits. */
  areWanted(): boolean;
  /** Whoever has the turn has written something, and writes on. */
  noteWritten(): void;
}

/** `afterWriting` is called whenever something was written, and when a turn ends. */
export function createTurns(afterWriting: () => void): Turns {
  const waiting: (() => void)[] = [];
  let isTaken = false;
  const end = () => {
    afterWriting();
    const letNext = waiting.shift();
    if (letNext) letNext();
    else isTaken = false;
  };
  const wait = async () => {
    if (isTaken) return new Promise<() => void>((resolve) => waiting.push(() => resolve(end)));
    isTaken = true;
    return end;
  };
  return { wait, areWanted: () => waiting.length > 0, noteWritten: afterWriting };
}
