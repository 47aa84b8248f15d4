import { z } from 'zod';

/** An answer that is a file instead of JSON: sent as an attachment while it is generated. */
export class Download {
  readonly fileName: string;
  /** The content of the file, piece by piece. */
  readonly pieces: AsyncIterable<string | Uint8Array>;
  readonly type: string;

  constructor(fileName: string, pieces: AsyncIterable<string | Uint8Array>, type = 'text/csv; charset=utf-8') {
    this.fileName = fileName;
    this.pieces = pieces;
    this.type = type;
  }
}

/** The answer of a call that downloads a file. */
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
