import { messageOf } from '#content-store/model/error.ts';
import { ownEditorExtensions } from '#own/editor-extensions.ts';
import type { defineCommand } from '#site/extend/command.ts';
import type { defineControl } from '#site/extend/control.ts';
import type { defineTab } from '#site/extend/tab.ts';

interface Defined {
  commands: ReturnType<typeof defineCommand>;
  tabs: ReturnType<typeof defineTab>;
  fields: ReturnType<typeof defineControl>;
}

const KINDS = { commands: 'command', tabs: 'tab', fields: 'control' } as const;

/** A command, tab or control of the site folder, or why it cannot be used. */
export type Own<Folder extends keyof Defined> =
  | { file: string; value: Defined[Folder] }
  | { file: string; value: null; problem: string };

/** What a person reads about code of the site folder that failed. */
export const ownProblem = (file: string, error: unknown): string => `site folder: ${file}: ${messageOf(error)}`;

/** Loads what the site folder has in one of its folders; what fails keeps nothing else from being used. */
export const loadOwn = <Folder extends keyof Defined>(
  folder: Folder,
  files = ownEditorExtensions,
): Promise<Own<Folder>[]> =>
  Promise.all(
    Object.entries(files)
      .filter(([file]) => file.startsWith(`${folder}/`))
      .map(async ([file, load]): Promise<Own<Folder>> => {
        try {
          const value = (await load()).default as Defined[Folder] | undefined;
          if (value?.kind !== KINDS[folder]) throw new Error(`expected a default export that makes a ${KINDS[folder]}`);
          return { file, value };
        } catch (error) {
          return { file, value: null, problem: ownProblem(file, error) };
        }
      }),
  );
