import { contentVersion, type Db } from './open-database.ts';

interface Memory<Answer> {
  /** Of the data that the answers are about. */
  version: number;
  answers: Map<string, Promise<Answer>>;
}

/**
 * Answers what was asked before from memory, until a change of content is committed, here or by another process: for what
 * nearly every request asks. Whoever asks gets the same object, and must not change it. A transaction always asks itself.
 * `most` answers are kept.
 */
export function remembered<Question extends string | object, Answer>(
  ask: (db: Db, question: Question) => Promise<Answer>,
  most = 1000,
): (db: Db, question: Question) => Promise<Answer> {
  const memories = new WeakMap<Db, Memory<Answer>>();
  return (db, question) => {
    if (db.isTransaction) return ask(db, question);
    const { answers } = freshMemory(memories, db, most);
    const key = typeof question === 'string' ? question : JSON.stringify(question);
    const known = answers.get(key);
    if (known) return known;
    const answer = ask(db, question);
    answers.set(key, answer);
    answer.catch(() => answers.delete(key)); // to be asked again
    return answer;
  };
}

/** The memory of what the database says now. */
function freshMemory<Answer>(memories: WeakMap<Db, Memory<Answer>>, db: Db, most: number): Memory<Answer> {
  const version = contentVersion(db);
  const known = memories.get(db);
  if (known && known.version === version && known.answers.size < most) return known;
  const memory = { version, answers: new Map<string, Promise<Answer>>() };
  memories.set(db, memory);
  return memory;
}
