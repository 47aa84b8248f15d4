import { spawnSync } from 'node:child_process';
import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Debian asks this program before a package starts a service. */
const POLICY = '/usr/sbin/policy-rc.d';

/** The path of an installed program, or undefined. @param {string} name */
export function findIn(name) {
  const folders = ['/usr/bin', '/usr/sbin', ...(process.env.PATH ?? '').split(delimiter)];
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path));
}

/** True on Debian and its relatives, when root. */
export const canInstall = () => existsSync('/etc/debian_version') && process.getuid?.() === 0;

/** Installs Debian packages without starting their services; reports nothing but apt's own output. @param {string[]} packages */
export function install(packages) {
  console.info(`Installing ${packages.join(' and ')} for the tests ...`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const aptGet = (/** @type {string[]} */ ...args) =>
    spawnSync('apt-get', args, { stdio: 'inherit', env }).status === 0;
  const isInstalled = () => aptGet('install', '-y', '-qq', '--no-install-recommends', ...packages);
  const mayStart = !existsSync(POLICY);
  if (mayStart) writeFileSync(POLICY, '#!/bin/sh\nexit 101\n', { mode: 0o755 });
  try {
    if (!isInstalled() && aptGet('update', '-qq')) isInstalled();
  } finally {
    if (mayStart) rmSync(POLICY);
  }
}
