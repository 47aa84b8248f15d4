/** The first result of `check` that is no error; when each candidate throws one, this throws the first. */
export function firstAccepted<Candidate, Result>(
  candidates: readonly Candidate[],
  check: (candidate: Candidate) => Result,
): Result {
  let refusal: unknown;
  for (const candidate of candidates) {
    try {
      return check(candidate);
    } catch (error) {
      refusal ??= error;
    }
  }
  throw refusal;
}
