import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { AppError } from '#content-store/model/error.ts';

/** rsync's code when some of the named files do not exist; the others were still handled. */
const PARTIAL = 23;

/** Runs rsync with these arguments and file names; returns its output. Throws AppError `unavailable` with its message. */
export async function rsync(args: readonly string[], paths?: readonly string[]): Promise<string> {
  const { code, output, errors } = await run(args, paths);
  if (code === 0) return output;
  throw new AppError('unavailable', `rsync ended with ${code}: ${errors.trim() || 'no message'}`);
}

/** True when a file is there. Throws AppError `unavailable` when the host cannot be reached. */
export async function isAtTarget(file: string): Promise<boolean> {
  const { code, errors } = await run(['--list-only', '--', file]);
  if (code === 0) return true;
  if (code === PARTIAL || code === 3) return false;
  throw new AppError('unavailable', `rsync ended with ${code}: ${errors.trim()}`);
}

async function run(args: readonly string[], paths: readonly string[] = []) {
  const child = spawn('rsync', args, { stdio: ['pipe', 'pipe', 'pipe'] });
  child.stdin.on('error', () => {}); // it ended before it had read all names: its exit code says why
  child.stdin.end(paths.map((path) => `${path}\0`).join(''));
  const ended = once(child, 'close').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
    const how = 'Debian and Ubuntu: apt-get install rsync';
    throw new AppError('unavailable', `The program rsync is not installed on this machine (${how})`, { cause: error });
  });
  const [[code], output, errors] = await Promise.all([ended, text(child.stdout), text(child.stderr)]);
  return { code: Number(code), output, errors };
}
