/** An answer that is already JSON, so that stored documents are not parsed only to be serialised again. */
export class JsonText<Answer> {
  /** In UTF-8. */
  readonly text: Buffer;
  /** The type of the parsed text; never set. */
  declare readonly answer: Answer;

  constructor(text: Buffer) {
    this.text = text;
  }
}
