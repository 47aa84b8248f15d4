import './tests/run/without-env-file.ts';
import { defineConfig } from 'playwright/test';
import { IS_LONG } from './tests/run/long-form.ts';
import { findChromium } from './tests/set-up/chromium.mjs';

const chromium = findChromium();

export default defineConfig({
  testDir: 'tests/journeys',
  testMatch: '*.journey.ts',
  ...(IS_LONG ? {} : { grepInvert: /@long/ }),
  fullyParallel: false,
  workers: 2,
  // Far more than any step needs: these limits end a journey that hangs, not one on a busy machine.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  // The retry separates intermittent failures from permanent ones; the report lists the former as flaky.
  retries: 1,
  reporter: [['list'], ['./tests/run/journey-reporter.ts']],
  outputDir: 'test-results',
  globalSetup: './tests/journeys/seed-demo.ts',
  use: {
    viewport: { width: 1440, height: 900 },
    // The page of a worker is emptied and used again: storage and routes are reset, the compiled code of the editor stays.
    reuseContext: true,
    // Without animations no step waits for one to end; the journeys about motion ask for it.
    contextOptions: { reducedMotion: 'reduce' },
    // Recording takes time from every journey; the second try records what the first one ran into.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(chromium ? { executablePath: chromium } : {}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
