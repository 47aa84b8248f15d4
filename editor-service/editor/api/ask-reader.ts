import type { Question, QuestionKind, Questions, Reader } from '#content-store/model/published/reader.ts';

type Answers = (questions: Question[]) => Promise<unknown[]>;

/** A reader that caches answers until `forget()`. */
export interface AskingReader extends Reader {
  forget(): void;
}

/** The maximum number of questions in one `reader/ask` call. */
const BATCH = 100;

/** A reader for the browser: batches the questions asked in the same task, and asks each of them only once. */
export function askingReader(fetchAnswers: Answers): AskingReader {
  const known = new Map<string, Promise<unknown>>();
  const waiting: { question: Question; resolve: (answer: unknown) => void; reject: (cause: unknown) => void }[] = [];

  async function flush() {
    const batch = waiting.splice(0, BATCH);
    if (waiting.length > 0) setTimeout(() => void flush());
    try {
      const answers = await fetchAnswers(batch.map(({ question }) => question));
      for (const [index, { resolve }] of batch.entries()) resolve(answers[index]);
    } catch (cause) {
      for (const { reject } of batch) reject(cause);
    }
  }

  function enqueue(question: Question): Promise<unknown> {
    if (waiting.length === 0) setTimeout(() => void flush());
    return new Promise((resolve, reject) => waiting.push({ question, resolve, reject }));
  }

  return {
    ask<K extends QuestionKind>(kind: K, input: Questions[K]['input']) {
      const key = JSON.stringify([kind, input]);
      const answer = known.get(key) ?? enqueue({ kind, input } as Question);
      known.set(key, answer);
      answer.catch(() => known.delete(key));
      return answer as Promise<Questions[K]['answer']>;
    },
    forget() {
      known.clear();
    },
  };
}
