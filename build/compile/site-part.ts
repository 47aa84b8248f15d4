import { join } from 'node:path';
import { IS_PACKAGE, PRODUCT, siteFolder } from '../site-folder/site-folder.mjs';
import { astroRoot } from './astro-root.ts';
import type { CompiledPart } from './compile.ts';

/** The site: `server/entry.mjs` exports `renderPage`, `client/` holds what pages may load. */
export const SITE: CompiledPart = {
  name: 'site',
  // A rule test follows the imports of the pages and reports what is missing here.
  sources: [
    'build/compile',
    'build/site-folder',
    'content-store/model',
    'content-store/search',
    'package.json',
    'package-lock.json',
    'site',
    'tsconfig.base.json',
    'tsconfig.json',
  ],
  compileInto: compileSite,
};

/** Encrypts nothing (the site has no server islands); a fixed key makes equal sources compile to equal bytes. */
const FIXED_KEY = Buffer.alloc(32, 'pagewright').toString('base64');

async function compileSite(outDir: string): Promise<void> {
  process.env.ASTRO_KEY = FIXED_KEY;
  process.env.ASTRO_TELEMETRY_DISABLED = '1';
  const { build } = await import('astro');
  const { astroConfig } = await import('./astro-config.ts');
  const root = IS_PACKAGE ? astroRoot(siteFolder()) : PRODUCT; // a package may be read-only
  await build({ ...astroConfig, configFile: false, root, outDir, logLevel: 'warn' });
  const { splitStyles } = await import('./split-styles.ts');
  await splitStyles(outDir);
  const { writeIcons } = await import('./write-icons.ts');
  await writeIcons(join(outDir, 'client'));
}
