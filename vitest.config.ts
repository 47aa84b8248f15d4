import { defineConfig } from 'vitest/config';
import { siteFolderPlugin } from './build/site-folder/site-folder-plugin.ts';

export default defineConfig({
  plugins: [siteFolderPlugin()],
  test: {
    include: ['{site,build,content-store,editor-service,tests}/**/*.test.{ts,tsx}'],
    exclude: ['tests/journeys/**', 'tests/upgrades/site-*/**', 'node_modules/**'],
    css: { modules: { classNameStrategy: 'non-scoped' } },
    // Far more than any test needs: what they end is a test that hangs, not one on a busy machine.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 20_000 } },
  },
});
