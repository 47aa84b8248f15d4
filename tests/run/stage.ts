import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { emptyReport, REPORT_VARIABLE, type Report } from './report.ts';
import { makeStageFolder } from './stage-folder.ts';

/** The result of one stage of `npm test`. */
export interface StageResult {
  name: string;
  seconds: number;
  report: Report;
}

/** Hundreds of test processes load the same modules; the cache makes Node compile them once. */
const COMPILE_CACHE = fileURLToPath(new URL('../../.compiled/node', import.meta.url));

/** Playwright leaves TypeScript to Node, so that its modules are compiled once, too. */
const NODE_STRIPS_TYPES = { PW_DISABLE_TS_ESM: '1' };

/** The longest name plus a space. */
const NAME_WIDTH = 'journeys '.length;

/**
 * Runs Node with these arguments and variables; each line of output is prefixed with the stage's name, as stages run in
 * parallel. A stage of tests writes a report; any other stage counts as a single test.
 */
export async function runStage(
  name: string,
  words: readonly string[],
  variables: Record<string, string> = {},
): Promise<StageResult> {
  const began = performance.now();
  const folder = await makeStageFolder();
  const file = join(folder, 'report.json');
  const own = { NO_COLOR: '1', TMPDIR: folder, [REPORT_VARIABLE]: file };
  const env = { NODE_COMPILE_CACHE: COMPILE_CACHE, ...NODE_STRIPS_TYPES, ...process.env, ...variables, ...own };
  const child = spawn(process.execPath, words, { env, stdio: ['ignore', 'pipe', 'pipe'] });
  for (const input of [child.stdout, child.stderr]) {
    createInterface({ input }).on('line', (line) => console.info(`${name.padEnd(NAME_WIDTH)}${line}`.trimEnd()));
  }
  const [code] = await once(child, 'close');
  const report = reportOf(name, code, await readFile(file, 'utf8').catch(() => null));
  await rm(folder, { recursive: true });
  return { name, seconds: (performance.now() - began) / 1000, report };
}

function reportOf(name: string, code: number | null, text: string | null): Report {
  const report: Report = text === null ? { ...emptyReport(), passed: code === 0 ? 1 : 0 } : JSON.parse(text);
  if (code !== 0 && report.failed.length === 0) report.failed.push(`${name} ended with ${code ?? 'a signal'}`);
  return report;
}
