import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{site,build,content-store,editor-service,tests}/**/*.test.{ts,tsx}'],
    exclude: ['tests/journeys/**', 'node_modules/**'],
    css: { modules: { classNameStrategy: 'non-scoped' } },
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
});
