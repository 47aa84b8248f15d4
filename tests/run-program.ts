import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** Runs a program of the product to its end, with this as its input, and returns its output; throws if it fails. */
export async function runProgram(
  program: readonly string[],
  env: Record<string, string> = {},
  input = '',
): Promise<string> {
  const { NODE_ENV: _, ...inherited } = process.env; // set by vitest
  const running = promisify(execFile)(process.execPath, [...program], { env: { ...inherited, ...env } });
  running.child.stdin?.end(input);
  const { stdout, stderr } = await running;
  return stdout + stderr;
}
