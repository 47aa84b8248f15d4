import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { content } from '../../site/docs/content/content.ts';
import { BLOCK_PAGE } from './block-page.ts';
import { blockPageDocuments } from './block-page-documents.ts';
import { gatherPages, PAGES, tagOf } from './gather-pages.ts';
import { runProgram } from './run-program.ts';

const SITE_DIR = resolve('site/docs');
const DOMAIN = 'docs';

/**
 * Makes the documentation's site in a folder, by the product's own commands in a temporary data folder. Throws for a page
 * that loses something in the import, and for whatever a command refuses.
 */
export async function makeDocs(out: string): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'docs-'));
  const source = join(folder, 'docs');
  const env = {
    SITE_DIR,
    DATA_DIR: join(folder, 'data'),
    DIST_DIR: join(folder, 'dist'),
    ENV_FILE: '',
    STORAGE_URL: '',
    DATABASE_URL: '',
  };
  try {
    await cp(PAGES, source, { recursive: true, filter: (path) => !path.endsWith('.md') });
    const pages = await gatherPages();
    const blocks = pages.get(`${BLOCK_PAGE}.md`) ?? '';
    pages.delete(`${BLOCK_PAGE}.md`);
    for (const [file, text] of pages) await writeInto(join(source, file), text);
    const frame = join(folder, 'frame.ndjson');
    const documents = [...content().documents, ...blockPageDocuments(blocks, DOMAIN, tagOf('Build a site'))];
    await writeFile(frame, documents.map((line) => `${JSON.stringify(line)}\n`).join(''));
    await runProgram(['editor-service/cli/import.ts', frame, '--publish'], env);
    const report = join(folder, 'report.json');
    await runProgram(
      ['editor-service/cli/move-in.ts', 'markdown', source, '--publish', '--domain', DOMAIN, '--report', report],
      env,
    );
    refuseLosses(await readFile(report, 'utf8'));
    await runProgram(['build/cli/build.ts', '--domain', DOMAIN, '--out', out], env);
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function writeInto(file: string, text: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}

function refuseLosses(report: string): void {
  const { lost } = JSON.parse(report) as { lost: { source: string; what: string; why: string }[] };
  if (lost.length === 0) return;
  throw new Error(lost.map(({ source, what, why }) => `${source}: ${what}: ${why}`).join('\n'));
}
