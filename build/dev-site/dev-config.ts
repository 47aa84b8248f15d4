import { join } from 'node:path';
import type { AstroInlineConfig } from 'astro';
import type { UserConfig } from 'vite';
import type { ClientProgram } from '../compile/client-part.ts';
import type { SiteFolder } from '../site-folder/site-folder.mjs';
import { hearEverySave } from './hear-every-save.ts';
import { layersFirst } from './layers-first.ts';
import { reloadPages } from './reload-pages.ts';
import { servedPaths } from './served-paths.ts';

/** What differs from `astro.config.mjs` while sources are shown. */
export function devConfig(folder: SiteFolder, program: ClientProgram): AstroInlineConfig & { vite: UserConfig } {
  const { root, compiledDir } = folder;
  const served = servedPaths(folder, program);
  return {
    root,
    logLevel: 'error',
    integrations: [reloadPages()],
    // Styles and the socket that says what was saved come from scripts.
    security: { csp: false },
    vite: {
      root,
      cacheDir: join(compiledDir, 'vite'),
      clearScreen: false,
      plugins: [layersFirst(root), hearEverySave()],
      resolve: { dedupe: ['react', 'react-dom'] },
      // Found before the first page asks for them: found later, they would load it anew.
      optimizeDeps: {
        entries: [
          ...Object.values(program.entries).map((entry) => `${program.folder}/${entry}`),
          'site/blocks/*/*.tsx',
          '!**/*.test.tsx',
        ],
      },
      server: {
        middlewareMode: true,
        fs: { allow: served },
        watch: { ignored: (path: string) => path !== root && path.startsWith(root) && !isNear(path, served) },
      },
    },
  };
}

/** A served file, a folder around one, or one inside. */
const isNear = (path: string, served: readonly string[]): boolean =>
  served.some((place) => path.startsWith(place) || place.startsWith(path));
