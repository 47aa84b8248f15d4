import { createServer as createHttpServer } from 'node:http';
import { join } from 'node:path';
import type { AstroInlineConfig } from 'astro';
import { getViteConfig } from 'astro/config';
import { createServer, type UserConfig } from 'vite';
import type { ClientProgram } from '../compile/client-part.ts';
import type { SiteFolder } from '../site-folder/site-folder.mjs';
import { writeRegistry } from '../site-folder/write-registry.ts';
import { hearEverySave, layersFirst, reloadPages } from './dev-plugins.ts';
import type { DevSite, OnUpgrade, UpgradeRequest } from './dev-site.ts';
import { isModuleOf, servedPaths } from './served-paths.ts';

/** The request property from which Astro reads the locals, in any server. */
const LOCALS = Symbol.for('astro.locals');

/** React's Fast Refresh must be installed before the first component is loaded. */
const PREAMBLE = `import { injectIntoGlobalHook } from '/@react-refresh';
injectIntoGlobalHook(window);
window.$RefreshReg$ = () => {};
window.$RefreshSig$ = () => (type) => type;
`;

/** Serves the site of a folder, and a browser program that shares its components, from their sources. */
export async function openDevSite(folder: SiteFolder, program: ClientProgram, onUpgrade: OnUpgrade): Promise<DevSite> {
  process.env.ASTRO_TELEMETRY_DISABLED = '1';
  await writeRegistry(folder);
  // Never listens: it receives the upgrade requests of all servers that serve pages.
  const sockets = createHttpServer();
  onUpgrade((...request: UpgradeRequest) => void sockets.emit('upgrade', ...request));
  const { vite, ...astro } = devConfig(folder, program);
  const config = getViteConfig({ ...vite, server: { ...vite.server, ws: { server: sockets } } }, astro);
  const server = await createServer(await config({ mode: 'development', command: 'serve' }));
  const modules = programModules(program);
  const isModule = isModuleOf(folder, program);
  return {
    show: (request, response, path, locals) => {
      Reflect.set(request, LOCALS, locals);
      request.url = path;
      server.middlewares(request, response);
    },
    serveModule: (request, response, next) => {
      const { pathname } = new URL(request.url ?? '/', 'http://localhost');
      const module = modules[pathname];
      if (module !== undefined) response.writeHead(200, { 'Content-Type': 'text/javascript' }).end(module);
      else if (isModule(pathname)) server.middlewares(request, response, next);
      else next();
    },
    close: () => server.close(),
  };
}

/**
 * The scripts that pages load by a fixed name, by address: each imports the source of the entry it replaces.
 * `/_editor/canvas-entry.js` → the text that imports `canvas-entry.ts`
 */
function programModules({ base, folder, entries, namedEntries }: ClientProgram): Record<string, string> {
  return Object.fromEntries(
    namedEntries.map((name) => [`${base}${name}.js`, `${PREAMBLE}await import('/${folder}/${entries[name]}');\n`]),
  );
}

/** The differences from `astro.config.mjs` during development. */
function devConfig(folder: SiteFolder, program: ClientProgram): AstroInlineConfig & { vite: UserConfig } {
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
