/** What a site folder hands to the product. */
const SITE_FOLDERS = '{site/{demo,docs,examples/*},build/create/looks/*}';

/**
 * Finds what nothing uses: files, exports, dependencies. `!` marks what ships: `--production` looks at that alone, and so
 * finds what only tests use. There an export counts as used in its own file, as a small part may have a test of its own.
 */
const config = {
  ignoreExportsUsedInFile: process.argv.includes('--production'),
  entry: [
    'astro.config.mjs!',
    'build/{set-up,set-up/after-install}.mjs!',
    '{build,editor-service}/cli/*.{ts,mjs}!',
    'build/create/main.ts!',
    'build/site-folder/{register.mjs,vitest.site.config.ts}!',
    'build/dev-site/{open-dev-site,dev-logger}.ts!',
    'editor-service/editor/{app/main.tsx,canvas/main.tsx,canvas-entry.ts,words/say-german.ts,public/*.js}!',
    'site/{entries/*,scripts/near,scripts/first-action}.ts!',
    `${SITE_FOLDERS}/{site.config,content/content}.ts!`,
    `${SITE_FOLDERS}/{blocks,headers,templates,fields,checks,hooks,routes,import-sources,translators,commands,tabs}/**/*.{ts,tsx,astro}!`,
    'site/demo/content/pages/blocks/*.ts!',
    'tests/**/main.ts',
    'tests/{faults/save-alternately,journeys/keep-demo,run/units}.ts',
    'tests/{package/without-optional,set-up/main}.mjs',
    'tests/{upgrades/site-*,bench/{eleventy,plain-astro},scale/engines}/**/*.{ts,tsx,astro,mjs}',
    'editor-service/server/testing/compiled/**',
  ],
  project: ['**/*.{ts,tsx,astro,mjs,js}!', '!**/*.test.{ts,tsx}!', '!**/testing/**!', '!tests/**!'],
  playwright: true,
  astro: { config: [], entry: ['site/{pages/**/*.astro,middleware.ts}!'] },
  ignoreDependencies: ['@astrojs/check', 's3rver', 'selenium-webdriver'],
  ignoreUnresolved: ['/_editor/canvas-entry.js'],
  ignoreBinaries: ['apt-get', 'biome', 'knip', 'oxlint', 'prlimit', 'systemd-analyze'],
};

export default config;
