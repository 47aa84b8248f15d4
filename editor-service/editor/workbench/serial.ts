/** Runs tasks of the same name one after the other, in the order they were given. */
export type Serial<Name> = <Result>(name: Name, task: () => Promise<Result>) => Promise<Result>;

/** A queue for each name. A failed task does not stop the next. */
export function serial<Name>(): Serial<Name> {
  const tails = new Map<Name, Promise<unknown>>();
  return (name, task) => {
    const result = (tails.get(name) ?? Promise.resolve()).then(task);
    tails.set(
      name,
      result.catch(() => undefined), // the caller gets the failure; the queue only waits
    );
    return result;
  };
}
