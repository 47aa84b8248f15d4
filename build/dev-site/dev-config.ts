import { join } from 'node:path';
import type { AstroInlineConfig } from 'astro';
import type { UserConfig } from 'vite';
import type { ClientProgram } from '../compile/client-part.ts';
import type { SiteFolder } from '../site-folder/site-folder.mjs';
import { hearEverySave, layersFirst, reloadPages } from './dev-plugins.ts';
import { servedPaths } from './served-paths.ts';

/** The differences from `astro.config.mjs` during development. */
export function devConfig(folder: SiteFolder, program: ClientProgram): AstroInlineConfig & { vite: UserConfig } {
  const { root, compiledDir } = folder;
  const served = servedPaths(folder, program);
  return {
    root,
    logLevel: 'error',
    logger: { entrypoint: new URL('./dev-logger.ts', import.meta.url) },
    integrations: [reloadPages()],
    // Scripts insert the styles and open the socket that announces saved files.
    security: { csp: false },
    vite: {
      root,
      cacheDir: join(compiledDir, 'vite'),
      clearScreen: false,
      plugins: [layersFirst(root), hearEverySave()],
      resolve: { dedupe: ['react', 'react-dom'] },
      // Scanned before the first request: dependencies found later would reload the page.
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

/** True for a served path, a folder around one, or a path inside one. */
const isNear = (path: string, served: readonly string[]): boolean =>
  served.some((place) => path.startsWith(place) || place.startsWith(path));
