import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright';

const PROGRAMS = [process.env.CHROMIUM_PATH, '/usr/bin/chromium', '/usr/bin/chromium-browser'];

/** The system's Chromium, or Playwright's own. */
export function openBrowser(): Promise<Browser> {
  const executablePath = PROGRAMS.find((path) => path !== undefined && existsSync(path));
  return chromium.launch({
    ...(executablePath && { executablePath }),
    args: ['--no-sandbox', '--disable-dev-shm-usage'],
  });
}
