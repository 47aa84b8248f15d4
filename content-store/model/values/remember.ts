/** Loads what a name stands for once; a failure is not kept, so that it can be retried. */
export function remember<T>(load: (name: string) => Promise<T>) {
  const known = new Map<string, Promise<T>>();
  const get = (name: string): Promise<T> => {
    const answer = known.get(name) ?? load(name);
    known.set(name, answer);
    answer.catch(() => known.delete(name));
    return answer;
  };
  return Object.assign(get, { forget: () => known.clear() });
}
