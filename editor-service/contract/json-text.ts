/** An answer that is JSON already: stored documents need not be read only to be written again. */
export class JsonText<Answer> {
  /** In UTF-8. */
  readonly text: Buffer;
  /** What the text says; for the types alone. */
  declare readonly answer: Answer;

  constructor(text: Buffer) {
    this.text = text;
  }
}
