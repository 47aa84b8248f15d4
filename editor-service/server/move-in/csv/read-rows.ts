import { createReadStream } from 'node:fs';
import { parse } from 'csv-parse';
import { AppError } from '#content-store/model/error.ts';
import type { Mapping, Row } from './mapping.ts';

const MOST_CHARACTERS = 2_000_000;

/** The rows of a list with a head, a part of the file at a time; fields that a row lacks are empty. Throws AppError `invalid`. */
export async function* readRows(file: string, { delimiter, encoding }: Mapping): AsyncGenerator<Row> {
  const decoder = decoderOf(encoding);
  const parser = parse({
    columns: true,
    bom: true,
    delimiter: delimiter ?? [',', ';', '\t'],
    relaxColumnCount: true,
    relaxQuotes: true,
    skipEmptyLines: true,
    trim: true,
    maxRecordSize: MOST_CHARACTERS,
  });
  const input = createReadStream(file);
  const feed = async () => {
    for await (const bytes of input) {
      if (!parser.write(decoder.decode(bytes as Buffer, { stream: true })))
        await new Promise((resolve) => parser.once('drain', resolve));
    }
    parser.end(decoder.decode());
  };
  const feeding = feed().catch((error: unknown) => parser.destroy(error as Error));
  try {
    for await (const row of parser) yield row as Row;
    await feeding;
  } catch (cause) {
    throw new AppError(
      'invalid',
      `The list cannot be read: ${cause instanceof Error ? cause.message : String(cause)}`,
      { cause },
    );
  }
}

function decoderOf(encoding: string): TextDecoder {
  try {
    return new TextDecoder(encoding);
  } catch (cause) {
    throw new AppError('invalid', `There is no encoding ${encoding}`, { cause });
  }
}
