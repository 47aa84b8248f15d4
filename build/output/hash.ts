import { hash } from 'node:crypto';

/** SHA-256 of an output's bytes, or of a text's in UTF-8, hexadecimal, as the manifest holds it. */
export const hashOfBytes = (bytes: string | Uint8Array): string => hash('sha256', bytes);

/** A short hash of an answer: 96 bits distinguish answers and keep the manifest small. */
export const hashOfAnswer = (answer: unknown): string =>
  hash('sha256', JSON.stringify(answer), 'base64url').slice(0, 16);
