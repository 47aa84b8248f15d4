import { defineConfig } from 'vitest/config';
import { siteFolderPlugin } from './build/site-folder/site-folder-plugin.ts';
import { LongestFirst } from './tests/run/longest-first.ts';

export default defineConfig({
  plugins: [siteFolderPlugin()],
  test: {
    include: ['{site,build,content-store,editor-service,tests}/**/*.test.{ts,tsx}'],
    exclude: ['tests/journeys/**', 'tests/upgrades/site-*/**', 'node_modules/**'],
    // Modules are evaluated once for each worker, not for each file: that was two thirds of the time.
    isolate: false,
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
    css: { modules: { classNameStrategy: 'non-scoped' } },
    // Far more than any test needs: what they end is a test that hangs, not one on a busy machine.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 20_000 } },
  },
});
