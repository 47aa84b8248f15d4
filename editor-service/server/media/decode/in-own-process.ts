import { fork } from 'node:child_process';
import { AppError } from '#content-store/model/error.ts';
import type { StoredImage } from './picture-format.ts';
import type { PictureAnswer, PictureTask } from './picture-process.ts';

const SECONDS = 90;

/**
 * Decodes a picture in a separate process, which is stopped when it takes too long or too much memory. Throws AppError
 * `invalid`.
 */
export function inOwnProcess(task: PictureTask): Promise<StoredImage> {
  return new Promise((resolve, reject) => {
    const child = fork(new URL('./picture-process.ts', import.meta.url), {
      execArgv: ['--no-warnings'],
      env: {},
      serialization: 'advanced',
      // libheif writes what it thinks of a damaged file to the console.
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      timeout: SECONDS * 1000,
      killSignal: 'SIGKILL',
    });
    const refuse = (message: string) => reject(new AppError('invalid', message));
    child.once('message', (answer: PictureAnswer) => {
      if (answer.kind === 'stored') resolve(answer.image);
      else refuse(answer.refused ?? UNREADABLE);
    });
    child.once('error', reject);
    child.once('exit', () => refuse(UNREADABLE));
    child.send(task);
  });
}

export const UNREADABLE = 'This image cannot be read';
