import { existsSync } from 'node:fs';
import { canInstall, findIn, install } from './debian.mjs';

/** The web servers that tests ask, as Debian packages and programs. */
const SERVERS = ['nginx', 'caddy'];

/**
 * Installs nginx and Caddy for tests that run them, where that is harmless: as root on a Debian without systemd, which
 * would start them with the machine. Elsewhere the tests that need them are skipped, and listed as such.
 */
export function ensureWebServers() {
  const missing = SERVERS.filter((name) => !findIn(name));
  if (missing.length > 0 && canInstall() && !existsSync('/run/systemd/system')) install(missing);
}

/** The path of an installed web server, or undefined. @param {'nginx' | 'caddy'} name */
export const findWebServer = (name) => findIn(name);
