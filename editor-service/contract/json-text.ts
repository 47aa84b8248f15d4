/** An answer that is JSON already: stored documents need not be read only to be written again. */
export class JsonText<Answer> {
  readonly text: string;
  /** What the text says; for the types alone. */
  declare readonly answer: Answer;

  constructor(text: string) {
    this.text = text;
  }
}
