/**
 * True if `typed` is `word` with at most one letter missing, added, exchanged or swapped with its neighbour. With
 * `asPrefix`, `word` may go on.
 */
export function hasOneMistake(typed: string, word: string, asPrefix = false): boolean {
  let same = 0;
  while (same < typed.length && typed[same] === word[same]) same += 1;
  const fits = (skippedTyped: number, skippedWord: number) => {
    const [rest, wanted] = [typed.slice(same + skippedTyped), word.slice(same + skippedWord)];
    return asPrefix ? wanted.startsWith(rest) : wanted === rest;
  };
  const areSwapped = same + 1 < typed.length && typed[same] === word[same + 1] && typed[same + 1] === word[same];
  return fits(0, 1) || fits(1, 0) || fits(1, 1) || (areSwapped && fits(2, 2));
}
