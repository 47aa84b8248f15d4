import './tests/run/without-env-file.ts';
import { globSync, readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';
import { siteFolder } from './build/site-folder/site-folder.mjs';
import { siteFolderPlugin } from './build/site-folder/site-folder-plugin.ts';
import { compiledThreads } from './tests/run/compiled-threads.ts';
import { IS_LONG, LONG_FILES, numberOf } from './tests/run/long-form.ts';
import { LongestFirst } from './tests/run/longest-first.ts';

const UNITS = ['{site,build,content-store,editor-service,tests}/**/*.test.{ts,tsx}'];
/** Tests that want engines of their own: `npm run test:scale`. */
const SCALE = ['tests/scale/*.test.ts'];
/** Components of the editor, rendered in a DOM by the React of development, which tells of mistakes. */
const COMPONENTS = ['editor-service/editor/**/*.test.tsx'];
/** Tests in every browser engine: `npm run test:browsers`. */
const BROWSERS = ['tests/browsers/*.test.ts'];
const NOT_UNITS = [
  ...SCALE,
  ...BROWSERS,
  ...COMPONENTS,
  ...(IS_LONG ? [] : LONG_FILES),
  'tests/journeys/**',
  'tests/upgrades/site-*/**',
  '**/node_modules/**',
];
/** Tests that replace modules need modules of their own: other tests of their worker would get the replaced ones. */
const replacing = (pattern: string): string[] =>
  globSync(pattern).filter((file) => /\bvi\.(?:do)?[mM]ock\(/.test(readFileSync(file, 'utf8')));
const ALONE = [
  ...replacing('{site,build,content-store,editor-service,tests}/**/*.test.ts'),
  'tests/pipeline/policy.test.ts',
];
const COMPONENTS_ALONE = replacing('editor-service/editor/**/*.test.tsx');

const IN_A_DOM = {
  environment: './editor-service/editor/testing/one-dom.ts',
  env: { NODE_ENV: 'test' },
  setupFiles: ['editor-service/editor/testing/set-up-dom.ts'],
};

const AS_SHIPPED = ['tests/run/react-as-shipped.ts'];
// React and JSX as they ship, and three times as fast; `react-as-shipped.ts` sets it back to `test`.
process.env.NODE_ENV = 'production';

export default defineConfig({
  // Unit tests run without a site folder: `#own/*` is empty, whatever was compiled here.
  plugins: [siteFolderPlugin({ ...siteFolder(), compiledDir: 'none' }), compiledThreads()],
  test: {
    projects: [
      // Modules are evaluated once per worker, not once per file: that was two thirds of the time.
      {
        extends: true,
        test: {
          name: 'units',
          include: UNITS,
          exclude: [...NOT_UNITS, ...ALONE],
          isolate: false,
          setupFiles: AS_SHIPPED,
        },
      },
      { extends: true, test: { name: 'alone', include: ALONE, isolate: true, setupFiles: AS_SHIPPED } },
      {
        extends: true,
        test: {
          name: 'components',
          include: COMPONENTS,
          exclude: [...COMPONENTS_ALONE, '**/node_modules/**'],
          ...IN_A_DOM,
          isolate: false,
        },
      },
      {
        extends: true,
        test: { name: 'components alone', include: COMPONENTS_ALONE, ...IN_A_DOM, isolate: true },
      },
      { extends: true, test: { name: 'scale', include: SCALE, isolate: false, setupFiles: AS_SHIPPED } },
      { extends: true, test: { name: 'browsers', include: BROWSERS, isolate: false, setupFiles: AS_SHIPPED } },
    ],
    // Tests of services and of programs mostly wait: with two, a core is idle for a quarter of the time.
    maxWorkers: 3,
    sequence: { sequencer: LongestFirst },
    css: { modules: { classNameStrategy: 'non-scoped' } },
    // Far more than any test needs: these limits end a test that hangs, not one on a busy machine.
    testTimeout: numberOf({ short: 120_000, long: 900_000 }),
    hookTimeout: 120_000,
    expect: { poll: { timeout: 60_000 } },
  },
});
