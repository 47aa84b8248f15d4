import type { QuestionKind } from '#content-store/model/published/reader.ts';
import { SetMap } from '#content-store/published/set-map.ts';
import type { OutputRecord } from '../output/manifest.ts';
import { topicsOfQuestion } from './topics.ts';

/**
 * An inverted index of the recorded reads: the questions of each topic, and the pages that asked them. Made from the records
 * when it is first asked: a complete build of a new folder never asks, and its 40 MB at 10,000 pages are left out.
 */
export class TraceIndex {
  readonly #records: () => Iterable<OutputRecord>;
  #index: Index | undefined;

  constructor(records: () => Iterable<OutputRecord>) {
    this.#records = records;
  }

  /** Follows a record that was added. */
  add(record: OutputRecord): void {
    this.#index?.add(record);
  }

  /** Follows a record that was removed or replaced. */
  remove(record: OutputRecord): void {
    this.#index?.remove(record);
  }

  questionsAbout(topics: Iterable<string>): Set<string> {
    const { questionsByTopic } = this.#made();
    return new Set([...topics].flatMap((topic) => [...questionsByTopic.get(topic)]));
  }

  questions(): Iterable<string> {
    return this.#made().pagesByQuestion.keys();
  }

  questionsOfKind(kind: QuestionKind): Iterable<string> {
    return this.#index?.questionsByKind.get(kind) ?? this.#scan(`["${kind}",`);
  }

  /** Paths of the pages that asked this question. */
  pagesThatAsked(question: string): ReadonlySet<string> {
    return this.#made().pagesByQuestion.get(question);
  }

  isMediaUsed(name: string): boolean {
    return this.#made().usesOfMedia.has(name);
  }

  /** Without the index, all records are read. */
  #scan(start: string): Set<string> {
    const found = new Set<string>();
    for (const { trace } of this.#records()) {
      for (const [question] of trace?.reads ?? []) if (question.startsWith(start)) found.add(question);
    }
    return found;
  }

  #made(): Index {
    if (this.#index) return this.#index;
    this.#index = new Index();
    for (const record of this.#records()) this.#index.add(record);
    return this.#index;
  }
}

class Index {
  readonly pagesByQuestion = new SetMap<string>();
  readonly questionsByTopic = new SetMap<string>();
  readonly questionsByKind = new SetMap<string>();
  /** The number of pages that show each. */
  readonly usesOfMedia = new Map<string, number>();

  add(record: OutputRecord): void {
    for (const [question] of record.trace?.reads ?? []) {
      if (!this.pagesByQuestion.has(question)) {
        for (const topic of topicsOfKey(question)) this.questionsByTopic.add(topic, question);
        this.questionsByKind.add(kindOfKey(question), question);
      }
      this.pagesByQuestion.add(question, record.path);
    }
    for (const name of record.trace?.media ?? []) this.#count(name, 1);
  }

  remove(record: OutputRecord): void {
    for (const [question] of record.trace?.reads ?? []) {
      this.pagesByQuestion.delete(question, record.path);
      if (this.pagesByQuestion.has(question)) continue;
      for (const topic of topicsOfKey(question)) this.questionsByTopic.delete(topic, question);
      this.questionsByKind.delete(kindOfKey(question), question);
    }
    for (const name of record.trace?.media ?? []) this.#count(name, -1);
  }

  #count(name: string, more: number): void {
    const uses = (this.usesOfMedia.get(name) ?? 0) + more;
    if (uses > 0) this.usesOfMedia.set(name, uses);
    else this.usesOfMedia.delete(name);
  }
}

function topicsOfKey(key: string): string[] {
  const [kind, input] = JSON.parse(key) as [QuestionKind, never];
  return topicsOfQuestion(kind, input);
}

const kindOfKey = (key: string): string => (JSON.parse(key) as [QuestionKind])[0];
