import { contentVersion, type Db } from './open-database.ts';

interface Memory<Answer> {
  /** The content version that the answers were read from. */
  version: number;
  answers: Map<string, Promise<Answer>>;
}

/**
 * Caches answers that nearly every request needs, until this or another process commits a change of content. All
 * callers get the same object and must not modify it. Transactions bypass the cache. It is emptied at `most` answers.
 */
export function remembered<Question extends string | object, Answer>(
  ask: (db: Db, question: Question) => Promise<Answer>,
  most = 1000,
): (db: Db, question: Question) => Promise<Answer> {
  const memories = new WeakMap<Db, Memory<Answer>>();
  const answerAt = (version: number, db: Db, question: Question): Promise<Answer> => {
    const before = memories.get(db);
    const isFresh = before?.version === version && before.answers.size < most;
    const { answers } = isFresh ? before : { answers: new Map<string, Promise<Answer>>() };
    if (!isFresh) memories.set(db, { version, answers });
    const key = typeof question === 'string' ? question : JSON.stringify(question);
    const known = answers.get(key);
    if (known) return known;
    const answer = ask(db, question);
    answers.set(key, answer);
    answer.catch(() => answers.delete(key)); // retried at the next call
    return answer;
  };
  return (db, question) => {
    if (db.isTransaction) return ask(db, question);
    const version = contentVersion(db);
    if (typeof version === 'number') return answerAt(version, db, question);
    return version.then((current) => answerAt(current, db, question));
  };
}
