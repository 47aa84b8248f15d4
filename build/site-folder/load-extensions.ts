import { parse } from 'node:path';
import { AppError } from '#content-store/model/error.ts';
import type { defineCheck } from '#site/extend/check.ts';
import type { defineHook } from '#site/extend/hook.ts';
import type { defineImportSource } from '#site/extend/import-source.ts';
import type { defineRoute } from '#site/extend/route.ts';
import type { defineTranslator } from '#site/extend/translator.ts';
import { SERVER_FOLDERS, type ServerFolder } from './find-extensions.ts';
import { whyNotLoaded } from './site-folder-error.ts';

interface Defined {
  checks: ReturnType<typeof defineCheck>;
  hooks: ReturnType<typeof defineHook>;
  routes: ReturnType<typeof defineRoute>;
  'import-sources': ReturnType<typeof defineImportSource>;
  translators: ReturnType<typeof defineTranslator>;
}

/** Something that the site folder adds to the service. */
export interface Extension<Folder extends ServerFolder> {
  /** Its path in the site folder. */
  file: string;
  /** Its file's name without the extension. */
  name: string;
  value: Defined[Folder];
}

export type Extensions = { [Folder in ServerFolder]: Extension<Folder>[] };

const TIMEOUT_MS = 5000;

/**
 * Runs code of the site folder, which must not stop what it is part of. Throws an Error that names the file: with what was
 * thrown there, or that it took too long. What a Refusal says is for people, so it is thrown as it is.
 */
export async function inBoundary<T>(file: string, work: () => T | Promise<T>, milliseconds = TIMEOUT_MS): Promise<T> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const words = `it did not finish within ${milliseconds / 1000} seconds`;
  const timeout = setTimeout(() => reject(new Error(words)), milliseconds);
  try {
    return await Promise.race([(async () => work())(), late]);
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw new Error(`site folder: ${file}: ${whyNotLoaded(error)}`, { cause: error });
  } finally {
    clearTimeout(timeout);
  }
}

/** Loads what the site folder adds to the service; what cannot be used is left out, with a sentence for each. */
export async function loadExtensions(
  files: Readonly<Record<string, () => Promise<{ default?: unknown }>>>,
): Promise<{ extensions: Extensions; problems: string[] }> {
  const extensions: Extensions = { checks: [], hooks: [], routes: [], 'import-sources': [], translators: [] };
  const problems: string[] = [];
  for (const [file, load] of Object.entries(files)) {
    const { dir, name } = parse(file);
    const folder = dir as ServerFolder;
    try {
      const value = await inBoundary(file, async () => usable(folder, name, (await load()).default));
      (extensions[folder] as unknown[]).push({ file, name, value });
    } catch (error) {
      problems.push((error as Error).message);
    }
  }
  return { extensions, problems };
}

function usable(folder: ServerFolder, name: string, given: unknown): unknown {
  const kind = SERVER_FOLDERS[folder];
  const found = (given ?? {}) as { kind?: string; name?: string };
  if (found.kind !== kind) throw new Error(`expected a default export that makes a ${kind}`);
  if (found.kind === 'hook' && found.name !== name) throw new Error(`expected the hook ${name}, found ${found.name}`);
  return given;
}
