import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome'];

/** Finds Chromium for the browser tests, or installs Debian's when root. Returns null, or a message on failure. */
export function ensureChromium() {
  if (findChromium()) return null;
  if (existsSync('/etc/debian_version') && process.getuid?.() === 0 && installChromium()) return null;
  return [
    'The browser tests need a Chromium, and none was found.',
    'Install one (Debian, Ubuntu: apt-get install chromium) or set CHROMIUM_PATH to the program.',
  ].join('\n');
}

function findChromium() {
  const given = process.env.CHROMIUM_PATH;
  if (given) return existsSync(given);
  const folders = ['/usr/bin', ...(process.env.PATH ?? '').split(delimiter)];
  return folders.some((folder) => NAMES.some((name) => existsSync(join(folder, name))));
}

function installChromium() {
  console.info('Installing Chromium for the browser tests ...');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const aptGet = (/** @type {string[]} */ args) => spawnSync('apt-get', args, { stdio: 'inherit', env }).status === 0;
  return aptGet(['update']) && aptGet(['install', '-y', '--no-install-recommends', 'chromium']) && findChromium();
}
