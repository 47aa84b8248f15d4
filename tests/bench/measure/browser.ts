import { type Browser, chromium } from 'playwright';
import { findChromium } from '../../set-up/chromium.mjs';

/** The system's Chromium, or Playwright's own. */
export function openBrowser(): Promise<Browser> {
  const executablePath = findChromium({ isComplete: true });
  return chromium.launch({
    ...(executablePath && { executablePath }),
    args: ['--no-sandbox', '--disable-dev-shm-usage'],
  });
}
