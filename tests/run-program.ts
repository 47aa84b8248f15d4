import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** Runs a program of the product to its end and answers what it printed; throws when it fails. */
export async function runProgram(program: readonly string[], env: Record<string, string> = {}): Promise<string> {
  const { NODE_ENV: _, ...inherited } = process.env; // vitest's own
  const { stdout, stderr } = await promisify(execFile)(process.execPath, [...program], {
    env: { ...inherited, ...env },
  });
  return stdout + stderr;
}
