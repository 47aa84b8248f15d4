import { sourceError } from '../compile/source-error.ts';

/**
 * Astro's log during development, where an error in a source is one sentence.
 * Source: https://docs.astro.build/en/reference/logger-reference/#custom-loggers
 */
export default function devLogger() {
  return { write: ({ message }: { message: string }) => console.error(sourceError(message) ?? message) };
}
