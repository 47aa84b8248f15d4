import { createServer as createHttpServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { AstroInlineConfig } from 'astro';
import { getViteConfig } from 'astro/config';
import { createServer, type UserConfig } from 'vite';
import type { Reader } from '#content-store/model/published/reader.ts';
import { asciiAddress } from '#content-store/model/values/address-encoding.ts';
import { astroConfig } from '../compile/astro-config.ts';
import { astroRoot } from '../compile/astro-root.ts';
import type { ClientProgram } from '../compile/client-part.ts';
import type { SiteFolder } from '../site-folder/site-folder.mjs';
import { writeRegistry } from '../site-folder/write-registry.ts';
import { hearEverySave, layersFirst, reloadPages } from './dev-plugins.ts';
import { isModuleOf, servedPaths } from './served-paths.ts';

/** The request property from which Astro reads the locals, in any server. */
const LOCALS = Symbol.for('astro.locals');

/** React's Fast Refresh must be installed before the first component is loaded. */
const PREAMBLE = `import { injectIntoGlobalHook } from '/@react-refresh';
injectIntoGlobalHook(window);
window.$RefreshReg$ = () => {};
window.$RefreshSig$ = () => (type) => type;
`;

/** Subscribes to a server's upgrade requests: over these web sockets pages are notified of saved files. */
export type OnUpgrade = (listener: (...request: UpgradeRequest) => void) => void;

type UpgradeRequest = Parameters<Parameters<Server['on']>[1]>;

/** The site rendered from its sources: a saved style or view is on screen at once. Only `npm run dev` has one. */
export type DevSite = Awaited<ReturnType<typeof openDevSite>>;

/** Opens a DevSite on top of servers that are already listening. */
export type OpenDevSite = (onUpgrade: OnUpgrade) => Promise<DevSite>;

type Locals = { reader: Reader; canvas?: boolean };

/** Serves the site of a folder, and a browser program that shares its components, from their sources. */
export async function openDevSite(folder: SiteFolder, program: ClientProgram, onUpgrade: OnUpgrade) {
  process.env.ASTRO_TELEMETRY_DISABLED = '1';
  await writeRegistry(folder);
  // Never listens: it receives the upgrade requests of all servers that serve pages.
  const sockets = createHttpServer();
  onUpgrade((...request) => void sockets.emit('upgrade', ...request));
  const { vite, ...astro } = devConfig(folder, program);
  const config = getViteConfig({ ...vite, server: { ...vite.server, ws: { server: sockets } } }, astro);
  const server = await createServer(await config({ mode: 'development', command: 'serve' }));
  const modules = programModules(folder, program);
  const isModule = isModuleOf(folder, program);
  return {
    /**
     * Responds with the page at `path` (`/`, `/about/us`), or an error page that reloads once it can be rendered. The
     * locals are those of `site/env.d.ts`.
     */
    show: (request: IncomingMessage, response: ServerResponse, path: string, locals: Locals): void => {
      Reflect.set(request, LOCALS, locals);
      request.url = asciiAddress(path);
      server.middlewares(request, response);
    },
    /** Serves the modules, styles and fonts that such pages load; calls `next` for anything else. */
    serveModule: (request: IncomingMessage, response: ServerResponse, next: () => void): void => {
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
function programModules({ root }: SiteFolder, program: ClientProgram): Record<string, string> {
  const { base, folder, entries, namedEntries } = program;
  const source = (name: string) => `/@fs/${join(root, folder, entries[name] ?? '').replace(/^\//, '')}`;
  return Object.fromEntries(
    namedEntries.map((name) => [`${base}${name}.js`, `${PREAMBLE}await import('${source(name)}');\n`]),
  );
}

/** The configuration of a compile with what is different during development. */
function devConfig(folder: SiteFolder, program: ClientProgram): AstroInlineConfig & { vite: UserConfig } {
  const { root } = folder;
  const ownRoot = astroRoot(folder);
  const { integrations = [], vite = {} } = astroConfig;
  const served = servedPaths(folder, program);
  return {
    ...astroConfig,
    configFile: false,
    root: ownRoot,
    logLevel: 'error',
    logger: { entrypoint: new URL('./dev-logger.ts', import.meta.url) },
    integrations: [...integrations, reloadPages()],
    // Scripts insert the styles and open the socket that announces saved files.
    security: { csp: false },
    vite: {
      ...vite,
      root: ownRoot,
      clearScreen: false,
      plugins: [...(vite.plugins ?? []), layersFirst(root), hearEverySave()],
      resolve: { dedupe: ['react', 'react-dom'] },
      // As a package, the product lies below node_modules, which Vite leaves to Node.
      ssr: { noExternal: ['pagewright'] },
      // Scanned before the first request: dependencies found later would reload the page.
      optimizeDeps: {
        entries: [
          ...Object.values(program.entries).map((entry) => `${root}/${program.folder}/${entry}`),
          `${root}/site/blocks/*/*.tsx`,
          '!**/*.test.tsx',
        ],
        exclude: ['pagewright'],
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
