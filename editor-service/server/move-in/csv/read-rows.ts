import { createReadStream } from 'node:fs';
import { parse } from 'csv-parse';
import { AppError, messageOf } from '#content-store/model/error.ts';
import type { Mapping, Row } from './mapping.ts';

const MAX_CHARACTERS = 2_000_000;
const DELIMITERS = [',', ';', '\t'];

/**
 * The rows of a list with a head, a part of the file at a time; fields that a row lacks are empty. A list that is damaged further
 * on ends there, with a sentence for `onDamage`. Throws AppError `invalid` for one without any row that can be read.
 */
export async function* readRows(
  file: string,
  { delimiter, encoding }: Mapping,
  onDamage: (sentence: string) => void,
): AsyncGenerator<Row> {
  const texts = decodedParts(file, decoderOf(encoding));
  const { value: beginning = '' } = await texts.next();
  let damage: unknown;
  const parser = parse({
    columns: true,
    bom: true,
    delimiter: delimiter ?? delimiterOf(beginning),
    relaxColumnCount: true,
    relaxQuotes: true,
    skipEmptyLines: true,
    trim: true,
    maxRecordSize: MAX_CHARACTERS,
    // A quote that is never closed: the rows before it are still a list.
    skipRecordsWithError: true,
    onSkip: (error) => {
      damage = error;
      if (error?.code !== 'CSV_QUOTE_NOT_CLOSED') throw error;
    },
  });
  const feed = async () => {
    parser.write(beginning);
    for await (const text of texts)
      if (!parser.write(text)) await new Promise((resolve) => parser.once('drain', resolve));
    parser.end();
  };
  const feeding = feed().catch((error: unknown) => parser.destroy(error as Error));
  let isRead = false;
  try {
    for await (const row of parser) {
      isRead = true;
      yield row as Row;
    }
    await feeding;
  } catch (error) {
    damage = error;
  }
  if (damage === undefined) return;
  if (!isRead) throw new AppError('invalid', `The list cannot be read: ${messageOf(damage)}`, { cause: damage });
  onDamage(`it cannot be read: ${messageOf(damage)}`);
}

/** PostgreSQL stores no text with NUL. */
const withoutNul = (text: string): string => text.replaceAll('\0', '\ufffd');

async function* decodedParts(file: string, decoder: TextDecoder): AsyncGenerator<string, undefined> {
  try {
    for await (const bytes of createReadStream(file))
      yield withoutNul(decoder.decode(bytes as Buffer, { stream: true }));
  } catch (cause) {
    throw new AppError('invalid', `The list cannot be read: ${messageOf(cause)}`, { cause });
  }
  yield decoder.decode();
}

/** What the head of a list has most of between its names: a list has one delimiter, and the others are signs of its texts. */
function delimiterOf(beginning: string): string {
  const head = /^\s*?(?:[^"\r\n]|"[^"]*")+/.exec(beginning)?.[0].replace(/"[^"]*"/g, '') ?? '';
  const times = (sign: string) => head.split(sign).length;
  return DELIMITERS.toSorted((a, b) => times(b) - times(a))[0] ?? ',';
}

function decoderOf(encoding: string): TextDecoder {
  try {
    return new TextDecoder(encoding);
  } catch (cause) {
    throw new AppError('invalid', `There is no encoding ${encoding}`, { cause });
  }
}
