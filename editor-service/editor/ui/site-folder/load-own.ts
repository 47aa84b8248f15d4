import { messageOf } from '#content-store/model/error.ts';
import { ownEditorExtensions } from '#own/editor-extensions.ts';

/** A command, tab or control of the site folder; without a value, `problem` says why it cannot be used. */
export interface Own<Value> {
  /** Its path in the site folder. */
  file: string;
  value: Value | null;
  problem: string;
}

/** What a person reads about code of the site folder that failed. */
export const ownProblem = (file: string, error: unknown): string => `site folder: ${file}: ${messageOf(error)}`;

/** Loads what the site folder has in one of its folders; what fails keeps nothing else from being used. */
export const loadOwn = <Value extends { kind: string }>(folder: string, kind: Value['kind']): Promise<Own<Value>[]> =>
  Promise.all(
    Object.entries(ownEditorExtensions)
      .filter(([file]) => file.startsWith(`${folder}/`))
      .map(async ([file, load]) => {
        try {
          const value = (await load()).default as Value | undefined;
          if (value?.kind !== kind) throw new Error(`expected a default export that makes a ${kind}`);
          return { file, value, problem: '' };
        } catch (error) {
          return { file, value: null, problem: ownProblem(file, error) };
        }
      }),
  );
