import type { QuestionKind } from '#content-store/model/published/reader.ts';
import { SetMap } from '#content-store/published/set-map.ts';
import type { OutputRecord } from '../output/manifest.ts';
import { answerIn } from '../output/trace.ts';
import { Askers } from './askers.ts';
import { topicsOfQuestion } from './topics.ts';

/**
 * An inverted index of the recorded reads: the questions of each topic, and the pages that asked them. Made from the records
 * when it is first asked: a complete build of a new folder never asks, and goes without its memory.
 */
export class TraceIndex {
  readonly #records: () => Iterable<OutputRecord>;
  #index: Index | undefined;

  constructor(records: () => Iterable<OutputRecord>) {
    this.#records = records;
  }

  /** Indexes a record that replaces another, or is the first at its path. */
  replace(before: OutputRecord | undefined, record: OutputRecord): void {
    if (!this.#index || (before && areIndexedAlike(before, record))) return;
    if (before) this.#index.remove(before);
    this.#index.add(record);
  }

  /** Removes a record from the index. */
  remove(record: OutputRecord): void {
    this.#index?.remove(record);
  }

  questionsAbout(topics: Iterable<string>): Set<string> {
    const { questionsByTopic } = this.#made();
    return new Set([...topics].flatMap((topic) => [...questionsByTopic.get(topic)]));
  }

  questions(): Iterable<string> {
    return this.#made().askers.questions();
  }

  /** The questions of a kind; pages share them, so `page` has none here. */
  questionsOfKind(kind: Exclude<QuestionKind, 'page'>): Iterable<string> {
    return this.#index?.questionsByKind.get(kind) ?? this.#scan(`["${kind}",`);
  }

  /** Paths of the pages that asked this question. */
  pagesThatAsked(question: string): Iterable<string> {
    return this.#made().askers.of(question) ?? this.#scanFor(question);
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

  *#scanFor(question: string): Generator<string> {
    for (const { path, trace } of this.#records()) if (trace && answerIn(trace, question) !== undefined) yield path;
  }

  #made(): Index {
    if (this.#index) return this.#index;
    this.#index = new Index();
    for (const record of this.#records()) this.#index.add(record);
    return this.#index;
  }
}

class Index {
  readonly askers = new Askers();
  readonly questionsByTopic = new SetMap<string>();
  readonly questionsByKind = new SetMap<string>();
  /** The number of pages that show each. */
  readonly usesOfMedia = new Map<string, number>();

  add(record: OutputRecord): void {
    for (const [question] of record.trace?.reads ?? []) {
      if (!this.askers.has(question)) this.#addQuestion(question);
      this.askers.add(question, record.path);
    }
    for (const name of record.trace?.media ?? []) this.#count(name, 1);
  }

  remove(record: OutputRecord): void {
    for (const [question] of record.trace?.reads ?? []) {
      this.askers.delete(question, record.path);
      if (!this.askers.has(question)) this.#removeQuestion(question);
    }
    for (const name of record.trace?.media ?? []) this.#count(name, -1);
  }

  #addQuestion(question: string): void {
    const { kind, topics } = parsed(question);
    for (const topic of topics) this.questionsByTopic.add(topic, question);
    if (kind !== 'page') this.questionsByKind.add(kind, question);
  }

  #removeQuestion(question: string): void {
    const { kind, topics } = parsed(question);
    for (const topic of topics) this.questionsByTopic.delete(topic, question);
    this.questionsByKind.delete(kind, question);
  }

  #count(name: string, more: number): void {
    const uses = (this.usesOfMedia.get(name) ?? 0) + more;
    if (uses > 0) this.usesOfMedia.set(name, uses);
    else this.usesOfMedia.delete(name);
  }
}

/** Most pages are rendered again because of another answer to the same questions. */
function areIndexedAlike({ trace: one }: OutputRecord, { trace: other }: OutputRecord): boolean {
  if (one?.reads.length !== other?.reads.length || one?.media.length !== other?.media.length) return false;
  const isAsked = other?.reads.every(([question], index) => one?.reads[index]?.[0] === question) ?? true;
  return isAsked && (other?.media.every((name, index) => one?.media[index] === name) ?? true);
}

function parsed(question: string): { kind: QuestionKind; topics: string[] } {
  const [kind, input] = JSON.parse(question) as [QuestionKind, never];
  return { kind, topics: topicsOfQuestion(kind, input) };
}
