/** What a start is doing, and how much of that is done: 0 to 1, or null where that is not known. */
export interface StartStep {
  what: string;
  share: number | null;
}

/** What a start is doing: for the terminal, and for browsers that ask meanwhile. */
export class StartProgress {
  step: StartStep = { what: 'Starting', share: null };
  readonly #onStep: (step: StartStep) => void;

  /** Says a sentence that stays, also after the start. */
  readonly tell: (sentence: string) => void;

  constructor(onStep: (step: StartStep) => void = () => {}, tell: (sentence: string) => void = () => {}) {
    this.#onStep = onStep;
    this.tell = tell;
  }

  note(what: string, done = 0, total = 0): void {
    this.step = { what, share: total > 0 ? done / total : null };
    this.#onStep(this.step);
  }
}
