import { z } from 'zod';

/** An answer that is a file instead of JSON: sent as an attachment while it is generated. */
export class Download {
  readonly fileName: string;
  /** The text of the file, piece by piece. */
  readonly pieces: AsyncIterable<string>;

  constructor(fileName: string, pieces: AsyncIterable<string>) {
    this.fileName = fileName;
    this.pieces = pieces;
  }
}

/** The answer of a call that downloads a CSV file. */
export const downloadSchema = z.instanceof(Download).meta({ override: { type: 'string' } });

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
