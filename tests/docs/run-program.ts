import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Runs a program of the product with these settings; throws with its output when it fails. */
export async function runProgram(words: readonly string[], env: Readonly<Record<string, string>>): Promise<string> {
  try {
    const { stdout } = await run(process.execPath, words, { env: { ...process.env, ...env }, maxBuffer: 50_000_000 });
    return stdout;
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    throw new Error(`${words.join(' ')}\n${stdout}${stderr}`, { cause: error });
  }
}
