import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { keptDemo } from '../journeys/kept-demo.ts';
import { discard, environment, makeFolder, startProduct } from '../running-product.ts';
import { documents, type Snippet, snippetsOf } from './documents.ts';
import { kindOf, runSnippets, type SnippetKind } from './run-snippets.ts';

const KINDS: readonly SnippetKind[] = ['command', 'slow command', 'file'];
const CALLS = 'site/docs/pages/calls.md';

/** Runs the long commands of the documents, and checks the types of their TypeScript in a site folder; what failed. */
export async function runSlowSnippets(): Promise<string[]> {
  const seed = await keptDemo();
  const mistakes: string[] = [];
  const note = (error: unknown) => mistakes.push(error instanceof Error ? error.message : String(error));
  const all = documents().map((document) => ({ path: document.path, snippets: snippetsOf(document) }));
  for (const { path, snippets } of all) {
    if (path === CALLS || !snippets.some((snippet) => kindOf(snippet) === 'slow command')) continue;
    const folder = await makeFolder(seed);
    await runSnippets(snippets, { folder, env: environment(folder) }, KINDS).catch(note);
    await rm(folder, { recursive: true });
  }
  await runCalls(seed).catch(note);
  await checkTypes(all.flatMap(({ snippets }) => snippets)).catch(note);
  return mistakes;
}

/** The page about calls speaks to a running service, on which Ada is a publisher. */
async function runCalls(seed: string): Promise<void> {
  const product = await startProduct({ seed });
  try {
    const page = documents().filter(({ path }) => path === CALLS);
    const addresses = { 'http://localhost:4000': product.editorUrl };
    await runSnippets(
      page.flatMap(snippetsOf),
      { folder: product.folder, env: environment(product.folder), addresses },
      KINDS,
    );
  } finally {
    await discard(product);
  }
}

/** Snippets without a file become files of a new site folder, whose types are checked. */
async function checkTypes(snippets: readonly Snippet[]): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'types-'));
  const sandbox = { folder, env: environment(folder) };
  const command = (code: string): Snippet => ({ at: 'the types of the snippets', language: 'sh', mark: 'slow', code });
  await runSnippets([command('npm run new:site -- ../my-site')], sandbox, KINDS);
  const loose = snippets.filter(
    ({ language, code, mark }) => language === 'ts' && mark === '' && /^import /m.test(code),
  );
  for (const [index, { code }] of loose.entries())
    await writeFile(join(folder, 'my-site', `snippet-${index}.ts`), code);
  await runSnippets([command('SITE_DIR=../my-site npm run check:site')], sandbox, KINDS);
  await rm(folder, { recursive: true });
}
