import { LRUCache } from 'lru-cache';
import type { QuestionKind, Questions, Reader } from '#content-store/model/published/reader.ts';
import { stableJson } from '#content-store/model/stable-json.ts';
import { hashOfAnswer } from '../output/hash.ts';
import type { Trace } from '../output/trace.ts';
import { DamagedFileError } from './damaged-files.ts';

export interface Answered<T = unknown> {
  /** The question as text; equal questions have equal keys. */
  key: string;
  answer: T;
  hash: string;
}

/** A question as text. */
export const questionKey = <K extends QuestionKind>(kind: K, input: Questions[K]['input']): string =>
  `["${kind}",${Object.keys(input).length === 0 ? '{}' : stableJson(input)}]`;

/** Only a page's own address asks for it and its translations: the latest few are kept, all of them would fill the memory. */
const MAX_PAGES = 32;

/**
 * The answers of one rebuild: each question about several pages is asked only once.
 * Answers are frozen: a page that modified one would affect the pages after it.
 */
export class AnswerBook {
  readonly #reader: Reader;
  readonly #onAsked: () => void;
  readonly #known = new Map<string, Promise<Answered>>();
  readonly #pages = new LRUCache<string, Promise<Answered>>({ max: MAX_PAGES });

  constructor(reader: Reader, onAsked: () => void = () => {}) {
    this.#reader = reader;
    this.#onAsked = onAsked;
  }

  ask<K extends QuestionKind>(kind: K, input: Questions[K]['input']): Promise<Answered<Questions[K]['answer']>> {
    const key = questionKey(kind, input);
    const answers = kind === 'page' || kind === 'translations' ? this.#pages : this.#known;
    const answered = answers.get(key) ?? this.#answer(key, kind, input);
    answers.set(key, answered);
    return answered as Promise<Answered<Questions[K]['answer']>>;
  }

  /** The hash of the current answer to a recorded question; null when it cannot be read. */
  async hashOf(key: string): Promise<string | null> {
    const [kind, input] = JSON.parse(key) as [QuestionKind, never];
    try {
      return (await this.ask(kind, input)).hash;
    } catch (error) {
      if (error instanceof DamagedFileError) return null;
      throw error;
    }
  }

  async #answer<K extends QuestionKind>(key: string, kind: K, input: Questions[K]['input']): Promise<Answered> {
    this.#onAsked();
    const answer = freeze(await this.#reader.ask(kind, input));
    return { key, answer, hash: hashOfAnswer(answer) };
  }
}

/** True when asking these questions again gives the same answers. */
export async function areUnchanged(reads: Trace['reads'], answers: AnswerBook): Promise<boolean> {
  for (const [question, answer] of reads) if ((await answers.hashOf(question)) !== answer) return false;
  return true;
}

function freeze<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  Object.values(value).forEach(freeze);
  return Object.freeze(value);
}
