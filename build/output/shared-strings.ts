import type { Trace } from './manifest.ts';

/** Then the strings are forgotten: later equal ones are shared among themselves. */
const MOST = 1_000_000;

/**
 * Keeps one copy of strings that many records hold: pages share most of their pictures, questions and answers (10,000
 * pages: 15 MB instead of 44).
 */
export class SharedStrings {
  readonly #known = new Map<string, string>();

  get(text: string): string {
    const known = this.#known.get(text);
    if (known !== undefined) return known;
    if (this.#known.size >= MOST) this.#known.clear();
    this.#known.set(text, text);
    return text;
  }

  inTrace(trace: Trace): Trace {
    const reads: Trace['reads'] = {};
    for (const question of Object.keys(trace.reads)) reads[question] = this.get(trace.reads[question] ?? '');
    const media = trace.media.map((path) => this.get(path));
    return { ...trace, compileId: this.get(trace.compileId), reads, media };
  }
}
