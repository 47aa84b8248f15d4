import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { createServer, request } from 'node:http';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { siteHandler } from '#editor-service/server/http/site-server/site-handler.ts';
import { siteFilesIn } from '#editor-service/server/http/static-files/site-files.ts';
import { freePort } from '../running-product.ts';
import { findWebServer } from '../set-up/web-servers.mjs';

/** A web server that serves one site. */
export interface WebServer {
  port: number;
  stop: () => Promise<void>;
}

/** A web server on one port of this machine, with the blocks of its sites. */
interface Program {
  configuration: (folder: string, blocks: string) => string;
  /** A block that includes the part in `dist/main` below `folder`, and a header of the operator. */
  site: (folder: string, port: number) => string;
  check: (file: string) => string[];
  run: (file: string) => string[];
}

const PROGRAMS: Record<'nginx' | 'caddy', Program> = {
  nginx: {
    configuration: (folder, blocks) => `
      daemon off; master_process off; pid ${folder}/nginx.pid; error_log ${folder}/nginx.log;
      events {}
      http {
        access_log off;
        ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind}_temp_path ${folder}/tmp;`).join(' ')}
        ${blocks}
      }`,
    site: (folder, port) => `
      server {
        listen 127.0.0.1:${port};
        root ${folder}/dist/main;
        include ${folder}/dist/main/nginx.conf;
        add_header Strict-Transport-Security "max-age=1";
      }`,
    check: (file) => ['-t', '-q', '-c', file],
    run: (file) => ['-c', file],
  },
  caddy: {
    // Hosts without a scheme get certificates that no browser trusts, and nothing is installed on this machine.
    configuration: (_folder, blocks) => `{
        admin off
        default_bind 127.0.0.1
        auto_https disable_redirects
        local_certs
        skip_install_trust
      }
      ${blocks}`,
    site: (folder, port) => `
      http://127.0.0.1:${port} {
        root * ${folder}/dist/main
        import ${folder}/dist/main/Caddyfile
        header Strict-Transport-Security "max-age=1"
      }`,
    check: (file) => ['validate', '--adapter', 'caddyfile', '--config', file],
    run: (file) => ['run', '--adapter', 'caddyfile', '--config', file],
  },
};

export type WebServerName = keyof typeof PROGRAMS;

/** Rejects with the server's own words if it does not accept the part in `dist/main` below `folder`. */
export async function checkConfiguration(name: WebServerName, folder: string): Promise<void> {
  const file = await writeConfiguration(name, folder, 1, PROGRAMS[name].site);
  await promisify(execFile)(pathOf(name), PROGRAMS[name].check(file), { env: homeIn(folder) });
}

/** Starts nginx or Caddy for `dist/main` below `folder`, or with other blocks, and waits until it answers. */
export async function startWebServer(
  name: WebServerName,
  folder: string,
  blocks = PROGRAMS[name].site,
): Promise<WebServer> {
  const port = await freePort();
  const file = await writeConfiguration(name, folder, port, blocks);
  const child = spawn(pathOf(name), PROGRAMS[name].run(file), { stdio: 'ignore', env: homeIn(folder) });
  const gone = once(child, 'exit');
  const stop = async () => {
    child.kill('SIGTERM');
    await gone;
  };
  for (let tries = 0; tries < 200 && child.exitCode === null; tries += 1) {
    if (await answers(port)) return { port, stop };
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  await stop();
  throw new Error(`${name} does not answer`);
}

/** Serves the same folder with the server of `npm start`. */
export async function startBuiltIn(folder: string): Promise<WebServer> {
  const server = createServer(
    siteHandler({ sites: siteFilesIn(join(folder, 'dist')), domainIdOf: async () => 'main' }),
  );
  const port = await freePort();
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return { port, stop: async () => void server.close() };
}

async function writeConfiguration(
  name: WebServerName,
  folder: string,
  port: number,
  blocks: Program['site'],
): Promise<string> {
  const file = join(folder, `${name}.txt`);
  await writeFile(file, PROGRAMS[name].configuration(folder, blocks(folder, port)));
  return file;
}

function pathOf(name: WebServerName): string {
  const path = findWebServer(name);
  if (!path) throw new Error(`${name} is not installed`);
  return path;
}

/** Caddy stores what it knows at home. */
const homeIn = (folder: string) => ({ ...process.env, HOME: folder, XDG_CONFIG_HOME: folder, XDG_DATA_HOME: folder });

const answers = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const asked = request({ port, host: '127.0.0.1', method: 'HEAD' }, (response) => resolve(!!response.resume()));
    asked.on('error', () => resolve(false)).end();
  });
