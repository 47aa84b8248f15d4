import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFile, mkdir } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { PRODUCT } from '#build/site-folder/site-folder.mjs';
import { freePort } from '../running-product.ts';

/** Runs npm and the programs of a site in a folder of their own, which knows nothing of this repository. */
export async function ownFolder(home: string) {
  const bin = join(home, 'bin');
  await mkdir(bin);
  // The Node of this run may be one of the repository's packages.
  const node = join(bin, process.platform === 'win32' ? 'node.exe' : 'node');
  await copyFile(process.execPath, node);
  const outside = (process.env.PATH ?? '').split(delimiter).filter((folder) => !folder.startsWith(PRODUCT));
  const env = {
    ...{ HOME: process.env.HOME, PATH: [bin, ...outside].join(delimiter) },
    npm_config_prefer_offline: 'true',
    NODE_EXTRA_CA_CERTS: process.env.NODE_EXTRA_CA_CERTS,
  };
  return {
    node,
    env,
    /** The output of `npm WORDS` in a folder; throws with it when npm fails. */
    npm: async (words: readonly string[], cwd = home): Promise<string> => {
      const { stdout, stderr } = await promisify(execFile)('npm', words, { cwd, env });
      return stdout + stderr;
    },
    /** Starts a site with npm; resolves with its addresses and output when it is ready. */
    start: async (site: string) => {
      const ports = { PORT: String(await freePort()), SITE_PORT: String(await freePort()) };
      const child = spawn('npm', ['start'], {
        cwd: site,
        env: { ...env, ...ports },
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      const lines: string[] = [];
      const ready = Promise.withResolvers<string>();
      for (const stream of [child.stdout, child.stderr])
        createInterface({ input: stream }).on('line', (line) => {
          lines.push(line);
          if (line.startsWith('ready site=')) ready.resolve(line);
        });
      const closed = once(child, 'close');
      void closed.then(() => ready.reject(new Error(lines.join('\n'))));
      const [, siteUrl = '', editorUrl = ''] = /site=(\S+) editor=(\S+)/.exec(await ready.promise) ?? [];
      return {
        siteUrl,
        editorUrl,
        output: () => lines.join('\n'),
        /** Resolves when npm and all that it started have ended. */
        stop: async () => {
          child.kill('SIGTERM');
          await closed;
        },
      };
    },
  };
}
