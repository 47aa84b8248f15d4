// Plain JavaScript: `require-node.mjs` needs it before anything else is loaded.
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';

/**
 * Adds the settings of `.env` in the current folder, or of the file that `ENV_FILE` names (empty: none), to the
 * environment, which comes first. Throws an error with a sentence if the file cannot be read.
 */
export function loadEnvFile() {
  const named = process.env.ENV_FILE;
  const file = named === undefined ? resolve('.env') : named && resolve(named);
  if (!file || (named === undefined && !existsSync(file))) return;
  try {
    process.loadEnvFile(file);
  } catch (error) {
    throw new Error(`The settings in ${file} cannot be read: ${String(error)}`, { cause: error });
  }
}
