import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { withCreateCommands } from './create-command.ts';
import type { Snippet } from './documents.ts';

const run = promisify(execFile);

export type SnippetKind = 'command' | 'slow command' | 'file' | 'read only';

/** What is done with a snippet. Throws for a mark that is not known. */
export function kindOf({ at, language, mark }: Snippet): SnippetKind {
  if (mark.includes('`')) throw new Error(`${at}: a backtick in its first line ends a fenced block`);
  if (/^file=\S+$/.test(mark)) return 'file';
  if (language !== 'sh') {
    if (mark !== '') throw new Error(`${at}: “${mark}” is not known`);
    return 'read only';
  }
  if (mark === '' || mark === 'slow') return mark === '' ? 'command' : 'slow command';
  if (!/^not-run: .{15,}/.test(mark)) throw new Error(`${at}: why is it not run? “${mark}”`);
  return 'read only';
}

export interface Sandbox {
  /** Stands for the folder of the product. */
  folder: string;
  env: Readonly<Record<string, string>>;
  /** Addresses of the documents, and those that stand for them. */
  addresses?: Readonly<Record<string, string>>;
}

/** Runs commands and writes files in the order of the document; throws with place and output for the first that fails. */
export async function runSnippets(snippets: readonly Snippet[], sandbox: Sandbox, kinds: readonly SnippetKind[]) {
  const prelude = await npmAsFunction();
  let cwd = sandbox.folder;
  for (const snippet of snippets) {
    const kind = kindOf(snippet);
    const code = withCreateCommands(snippet.code, true);
    if (kinds.includes(kind) && kind === 'file') await writeSnippet(snippet, sandbox.folder);
    else if (kinds.includes(kind)) await runCommands({ ...snippet, code }, prelude, { ...sandbox, cwd });
    if (/^cd my-site$/m.test(code)) cwd = siteOf(sandbox.folder);
  }
}

interface RunSandbox extends Sandbox {
  cwd: string;
}

/** The site folder of the documents is beside the product. */
const siteOf = (folder: string): string => join(folder, 'my-site');

async function writeSnippet({ mark, code }: Snippet, folder: string): Promise<void> {
  const base = existsSync(siteOf(folder)) ? siteOf(folder) : folder;
  const file = join(base, mark.replace('file=', ''));
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, code);
}

/** A page that says `cd my-site` goes on in that folder, whose commands find it without being told. */
async function runCommands({ at, code }: Snippet, prelude: string, { folder, env, addresses = {}, cwd }: RunSandbox) {
  const places = { '../my-site': siteOf(folder), ...addresses };
  const script = Object.entries(places).reduce((text, [from, to]) => text.replaceAll(from, to), code);
  try {
    await run('bash', ['-euo', 'pipefail', '-c', `${prelude}\n${script}`], {
      cwd,
      env: { ...process.env, NODE_ENV: '', SITE_DIR: cwd === folder ? '' : cwd, ENV_FILE: '', ...env },
    });
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    throw new Error(`${at}\n${script}${stdout}${stderr}`, { cause: error });
  }
}

/**
 * `npm run NAME -- WORDS` starts the program itself: npm would take half a second, and want the product's folder. A site is made
 * without packages, so nothing is installed; `tests/package` does that.
 */
async function npmAsFunction(): Promise<string> {
  const { scripts } = JSON.parse(await readFile('package.json', 'utf8')) as { scripts: Record<string, string> };
  const cases = Object.entries(scripts)
    .filter(([, command]) => command.startsWith('node '))
    .map(
      ([name, command]) =>
        `run:${name}) node ${command.slice(5).replace(/\S+\.m?ts\b/, (file) => resolve(file))} "$@";;`,
    );
  return [
    `export PATH="${dirname(process.execPath)}:$PATH"`,
    'npm() { local verb=$1 name=$2; shift 2; if [ $# -gt 0 ] && [ "$1" = -- ]; then shift; fi; case $verb:$name in',
    ...cases,
    'create:pagewright) npm run new:site "$@";;',
    'install:*) ;;',
    '*) echo "no script $name" >&2; return 1;; esac; }',
  ].join('\n');
}
