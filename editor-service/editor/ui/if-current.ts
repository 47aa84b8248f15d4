/** Calls back with what an effect loads, unless the effect was cleaned up meanwhile; returns the clean-up. */
export function ifCurrent<Result>(
  loading: Promise<Result>,
  take: (result: Result) => void,
  onFailure: (failure: unknown) => void = () => undefined,
): () => void {
  let isCurrent = true;
  loading.then((result) => isCurrent && take(result), onFailure);
  return () => {
    isCurrent = false;
  };
}
