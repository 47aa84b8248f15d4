import { isRecord, isSame } from '../documents/same.ts';

/**
 * Merges a response into the document being edited: a value unchanged since the request becomes the response's,
 * a value changed since stays as it is. Lists are compared entry by entry while their length is unchanged.
 */
export function mergeAnswer<T>(current: T, sent: T, answer: T): T {
  if (isSame(current, answer)) return current;
  if (isSame(current, sent)) return answer;
  if (Array.isArray(current)) return mergeLists(current, sent, answer);
  if (!isRecord(current) || !isRecord(sent) || !isRecord(answer)) return current;
  const names = new Set([...Object.keys(current), ...Object.keys(answer)]);
  const merged = [...names].map((name) => [name, mergeAnswer(current[name], sent[name], answer[name])]);
  return Object.fromEntries(merged.filter(([, value]) => value !== undefined)) as T;
}

function mergeLists<T>(current: T & unknown[], sent: T, answer: T): T {
  if (!Array.isArray(sent) || !Array.isArray(answer)) return current;
  if (current.length !== sent.length || sent.length !== answer.length) return current;
  if (current.some((entry, index) => keyIn(entry) !== keyIn(sent[index]) || keyIn(entry) !== keyIn(answer[index])))
    return current;
  return current.map((entry, index) => mergeAnswer(entry, sent[index], answer[index])) as T;
}

function keyIn(entry: unknown): unknown {
  return isRecord(entry) ? entry.key : undefined;
}
