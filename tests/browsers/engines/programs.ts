import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

/** A program that runs beside the tests. */
export interface Program {
  /** What it wrote of its first line that matches `ready`. */
  said: string;
  end: () => Promise<void>;
}

/**
 * Starts a program and waits until it writes what `ready` matches, to its output, its errors or its third stream; null waits
 * for nothing. Throws when it ends before.
 */
export async function startProgram(
  path: string,
  words: readonly string[],
  ready: RegExp | null,
  env: Record<string, string> = {},
): Promise<Program> {
  const child = spawn(path, words, { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe', 'pipe'] });
  const gone = once(child, 'exit');
  const said = ready ? await Promise.race([written(child, ready), gone.then(() => null)]) : '';
  if (said === null) throw new Error(`${path} ended before it was ready`);
  const end = async () => {
    child.kill();
    await gone;
  };
  return { said, end };
}

function written(child: ChildProcess, ready: RegExp): Promise<string> {
  const { promise, resolve } = Promise.withResolvers<string>();
  let output = '';
  for (const stream of child.stdio.slice(1)) {
    stream?.on('data', (chunk: Buffer) => {
      output += chunk;
      const match = ready.exec(output);
      if (match) resolve(match[1] ?? '');
    });
  }
  return promise;
}
