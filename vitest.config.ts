import { defineConfig } from 'vitest/config';
import { siteFolder } from './build/site-folder/site-folder.mjs';
import { siteFolderPlugin } from './build/site-folder/site-folder-plugin.ts';
import { LongestFirst } from './tests/run/longest-first.ts';

const UNITS = ['{site,build,content-store,editor-service,tests}/**/*.test.{ts,tsx}'];
const NOT_UNITS = ['tests/journeys/**', 'tests/upgrades/site-*/**', 'node_modules/**'];
/** Tests that put a site folder's units in the place of none: what they load is for them alone. */
const ALONE = [
  'editor-service/editor/loading/earlier-page.test.ts',
  'editor-service/server/publishing/adopt-changes.test.ts',
  'site/content/earlier-content.test.ts',
  'tests/pipeline/policy.test.ts',
];

export default defineConfig({
  // Units are tested without what a site folder brings: `#own/*` says nothing, whatever was compiled here.
  plugins: [siteFolderPlugin({ ...siteFolder(), compiledDir: 'none' })],
  test: {
    projects: [
      // Modules are evaluated once for each worker, not for each file: that was two thirds of the time.
      { extends: true, test: { name: 'units', include: UNITS, exclude: [...NOT_UNITS, ...ALONE], isolate: false } },
      { extends: true, test: { name: 'alone', include: ALONE, isolate: true } },
    ],
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
    css: { modules: { classNameStrategy: 'non-scoped' } },
    // Far more than any test needs: what they end is a test that hangs, not one on a busy machine.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 20_000 } },
  },
});
