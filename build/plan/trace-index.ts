import type { QuestionKind } from '#content-store/model/published/reader.ts';
import { SetMap } from '#content-store/published/set-map.ts';
import type { OutputRecord } from '../output/manifest.ts';
import { topicsOfQuestion } from './topics.ts';

/** An inverted index of the recorded reads: the questions of each topic, and the pages that asked them. */
export class TraceIndex {
  readonly #pagesByQuestion = new SetMap<string>();
  readonly #questionsByTopic = new SetMap<string>();
  readonly #questionsByKind = new SetMap<string>();
  readonly #pagesByMedia = new SetMap<string>();

  add(record: OutputRecord): void {
    for (const question of Object.keys(record.trace?.reads ?? {})) {
      if (this.#pagesByQuestion.get(question).size === 0) {
        for (const topic of topicsOfKey(question)) this.#questionsByTopic.add(topic, question);
        this.#questionsByKind.add(kindOfKey(question), question);
      }
      this.#pagesByQuestion.add(question, record.path);
    }
    for (const name of record.trace?.media ?? []) this.#pagesByMedia.add(name, record.path);
  }

  remove(record: OutputRecord): void {
    for (const question of Object.keys(record.trace?.reads ?? {})) {
      this.#pagesByQuestion.delete(question, record.path);
      if (this.#pagesByQuestion.get(question).size > 0) continue;
      for (const topic of topicsOfKey(question)) this.#questionsByTopic.delete(topic, question);
      this.#questionsByKind.delete(kindOfKey(question), question);
    }
    for (const name of record.trace?.media ?? []) this.#pagesByMedia.delete(name, record.path);
  }

  questionsAbout(topics: Iterable<string>): Set<string> {
    return new Set([...topics].flatMap((topic) => [...this.#questionsByTopic.get(topic)]));
  }

  questions(): Iterable<string> {
    return this.#pagesByQuestion.keys();
  }

  questionsOfKind(kind: QuestionKind): Iterable<string> {
    return this.#questionsByKind.get(kind);
  }

  /** Paths of the pages that asked this question. */
  pagesThatAsked(question: string): ReadonlySet<string> {
    return this.#pagesByQuestion.get(question);
  }

  isMediaUsed(name: string): boolean {
    return this.#pagesByMedia.get(name).size > 0;
  }
}

function topicsOfKey(key: string): string[] {
  const [kind, input] = JSON.parse(key) as [QuestionKind, never];
  return topicsOfQuestion(kind, input);
}

const kindOfKey = (key: string): string => (JSON.parse(key) as [QuestionKind])[0];
