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
