import { createHash } from 'node:crypto';

/** SHA-256 of an output's bytes, hexadecimal, as the manifest holds it. */
export const hashOfBytes = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** A short hash of an answer: 96 bits distinguish answers and keep the manifest small. */
export const hashOfAnswer = (answer: unknown): string =>
  createHash('sha256').update(JSON.stringify(answer)).digest('base64url').slice(0, 16);
