import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, globSync, lchownSync, lstatSync, readdirSync, readFileSync } from 'node:fs';
import { cp, mkdir, rename } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

interface Instruction {
  /** `COPY` */
  word: string;
  rest: string;
}

/** The instructions of a Dockerfile, one each, however many lines it takes. */
export function instructionsOf(dockerfile: string): Instruction[] {
  const lines = dockerfile
    .replaceAll(/^#.*\n/gm, '')
    .replaceAll(/\\\n\s*/g, '')
    .split('\n');
  return lines.flatMap((line) => {
    const [, word = '', rest = ''] = /^([A-Z]+) (.+)$/.exec(line) ?? [];
    return word ? [{ word, rest }] : [];
  });
}

/** The user without rights of every Linux stands for that of the image. */
const NOBODY = 65_534;
const IS_ROOT = process.getuid?.() === 0;
/** The folders of the image: here they are below a folder of the test. */
const OF_IMAGE = /(?<![\w.])\/(?=site\b|var\/lib\b)/g;

interface Machine {
  /** The folder that the image is made from. */
  context: string;
  /** Stands for `/` of each stage, one after the other; earlier ones are moved beside it. */
  root: string;
  env: NodeJS.ProcessEnv;
}

interface Image {
  cwd: string;
  env: NodeJS.ProcessEnv;
  volumes: string[];
  command: string[];
  health: string[];
}

/**
 * Does what a Dockerfile says, without a container: steps as this user, then the last stage loses every right to write but in
 * its volumes, and its program runs as a user without rights.
 */
export async function runDockerfile(dockerfile: string, machine: Machine) {
  const image = await makeImage(dockerfile, machine);
  protect(machine.root, image.volumes);
  return {
    folder: image.cwd,
    /** Starts the program with settings besides those of the image. */
    start: (settings: Record<string, string>) => {
      const env = { ...machine.env, HOME: '/nonexistent', ...image.env, ...settings };
      const [program = '', ...words] = image.command;
      const user = IS_ROOT ? { uid: NOBODY, gid: NOBODY } : {};
      const child = spawn(program, words, { cwd: image.cwd, env, stdio: ['ignore', 'pipe', 'pipe'], ...user });
      const exited = once(child, 'exit');
      const chunks: Buffer[] = [];
      for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      return {
        output: () => Buffer.concat(chunks).toString(),
        /** True when the image's own check says so. */
        isHealthy: async (): Promise<boolean> => {
          const [asking = '', ...its] = image.health;
          return run(asking, its, { cwd: image.cwd, env }).then(
            () => true,
            () => false,
          );
        },
        /** Resolves with the exit code. */
        stop: async (): Promise<number | null> => {
          child.kill('SIGTERM');
          return (await exited)[0];
        },
      };
    },
  };
}

async function makeImage(dockerfile: string, { context, root, env }: Machine): Promise<Image> {
  const stages = new Map<string, string>();
  const isPassed = passing(readFileSync(join(context, '.dockerignore'), 'utf8'));
  const here = (text: string) => text.replaceAll(OF_IMAGE, `${root}/`);
  let stage = '';
  let image: Image = { cwd: root, env: {}, volumes: [], command: [], health: [] };

  const perform: Record<string, (rest: string) => Promise<void>> = {
    FROM: async (rest) => {
      if (stage) {
        stages.set(stage, `${root}-${stage}`);
        await rename(root, `${root}-${stage}`);
      }
      stage = / AS (\w+)$/.exec(rest)?.[1] ?? 'last';
      image = { cwd: root, env: {}, volumes: [], command: [], health: [] };
      await mkdir(root);
    },
    WORKDIR: async (rest) => {
      image.cwd = here(rest);
      await mkdir(image.cwd, { recursive: true });
    },
    COPY: async (rest) => {
      const [, from, words = ''] = /^(?:--from=(\w+) )?(.*)$/.exec(rest) ?? [];
      const paths = words.split(' ');
      const target = paths.pop() ?? '';
      const sources = paths.flatMap((path) => (path.includes('*') ? globSync(path, { cwd: context }) : path));
      for (const source of sources) {
        const to = from ? here(target) : join(image.cwd, source);
        await mkdir(dirname(to), { recursive: true });
        await cp(join(from ? (stages.get(from) ?? '') : context, source), to, {
          ...{ recursive: true, verbatimSymlinks: true },
          filter: (path) => from !== undefined || isPassed(path.slice(context.length + 1)),
        });
      }
    },
    RUN: async (rest) => {
      const line = here(rest).replaceAll(/=node\b/g, IS_ROOT ? `=${NOBODY}` : `=${process.getuid?.()}`);
      const options = { cwd: image.cwd, env: { ...env, ...image.env }, maxBuffer: 2 ** 26 };
      await run('sh', ['-c', line], options).catch((error: { stdout: string; stderr: string }) => {
        throw new Error(`RUN ${line}\n${error.stdout}${error.stderr}`);
      });
    },
    ENV: async (rest) => {
      for (const [, name = '', value = ''] of rest.matchAll(/(\w+)=(\S+)/g)) image.env[name] = here(value);
    },
    VOLUME: async (rest) => void image.volumes.push(here(rest)),
    HEALTHCHECK: async (rest) => {
      image.health = JSON.parse(rest.replace(/^.*?CMD /, ''));
    },
    CMD: async (rest) => {
      image.command = JSON.parse(rest);
    },
    USER: async (rest) => {
      if (rest !== 'node') throw new Error(`Who is ${rest}?`);
    },
    EXPOSE: async () => {},
  };
  for (const { word, rest } of instructionsOf(dockerfile)) {
    if (!perform[word]) throw new Error(`What is ${word}?`);
    await perform[word](rest);
  }
  return image;
}

/** What `.dockerignore` lets through: it has names, some with a star. */
function passing(ignored: string): (path: string) => boolean {
  const names = ignored.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  const pattern = names.map((name) => name.replaceAll('.', '\\.').replaceAll('*', '[^/]*')).join('|');
  return (path) => !new RegExp(`^(?:${pattern})(?:/|$)`).test(path);
}

/** Takes the right to write from everything but the volumes. */
function protect(path: string, volumes: readonly string[]): void {
  const status = lstatSync(path);
  if (volumes.includes(path) || status.isSymbolicLink()) return;
  if (IS_ROOT) lchownSync(path, 0, 0);
  chmodSync(path, status.isDirectory() || (status.mode & 0o100) !== 0 ? 0o555 : 0o444);
  if (status.isDirectory()) for (const name of readdirSync(path)) protect(join(path, name), volumes);
}
