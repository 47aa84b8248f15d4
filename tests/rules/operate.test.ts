import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';

const FOLDER = 'build/operate';
const read = (name: string) => readFileSync(join(FOLDER, name), 'utf8');
const page = read('README.md');

const settings = new Set(readFileSync('.env.example', 'utf8').match(/^[A-Z_]+(?==)/gm));
/** Read by Node or by the bucket's library; .env.example names the latter. */
const OF_LIBRARIES = ['NODE_ENV', 'AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY'];
/** Read by compose.yaml itself, which puts it into an address. */
const OF_COMPOSE = 'POSTGRES_PASSWORD';
const unknown = (names: Iterable<string>) =>
  [...names].filter((name) => !settings.has(name) && !OF_LIBRARIES.includes(name));

const composeSchema = z.object({
  services: z.record(
    z.string(),
    z.object({
      image: z.string(),
      environment: z.record(z.string(), z.string()).default({}),
      ports: z.array(z.string()).default([]),
      volumes: z.array(z.string()).default([]),
    }),
  ),
  volumes: z.record(z.string(), z.null()),
});
const compose = composeSchema.parse(parse(read('compose.yaml'), { merge: true }));
const ours = Object.entries(compose.services).filter(([, { image }]) => image === 'pagewright');

test('compose.yaml starts two services, with settings of .env.example only', () => {
  expect(ours.map(([name]) => name)).toEqual(['one', 'two']);
  expect(unknown(read('compose.yaml').match(/(?<=\$\{)[A-Z_]+/g) ?? []).every((name) => name === OF_COMPOSE)).toBe(
    true,
  );
  for (const [, { environment }] of ours) expect(unknown(Object.keys(environment))).toEqual([]);
});

test('compose.yaml publishes the proxy alone, and declares each volume', () => {
  const published = Object.entries(compose.services).filter(([, { ports }]) => ports.length > 0);
  expect(published.map(([name]) => name)).toEqual(['proxy']);
  const named = Object.values(compose.services).flatMap(({ volumes }) => volumes.map((it) => it.split(':')[0] ?? ''));
  expect(named.filter((name) => !name.startsWith('.')).sort()).toEqual(Object.keys(compose.volumes).sort());
});

test('the proxy asks the services of compose.yaml, at their ports', () => {
  const asked = [...read('Caddyfile').matchAll(/\b([a-z]+):(\d+)/g)].map(([, name, port]) => `${name} ${port}`);
  expect(asked.sort()).toEqual(ours.flatMap(([name]) => [`${name} 4000`, `${name} 4321`]));
});

test('the Dockerfile copies what exists and .dockerignore lets through, and sets only known settings', () => {
  const dockerfile = read('Dockerfile');
  const copied = [...dockerfile.matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, sources = '']) =>
    sources.split(' '),
  );
  expect(copied.length).toBeGreaterThan(5);
  expect(copied.filter((path) => !existsSync(path))).toEqual([]);
  const passed = new Set(readFileSync('.dockerignore', 'utf8').match(/(?<=^!).+$/gm));
  expect(copied.filter((path) => !passed.has(path.split('/')[0] ?? ''))).toEqual([]);
  expect(unknown(dockerfile.match(/\b[A-Z_]+(?==)/g) ?? [])).toEqual([]);
});

test('programs that units and image start exist', () => {
  const started = readdirSync(FOLDER).flatMap(
    (name) => read(name).match(/\b(?:build|editor-service)\/[\w/-]+\.(?:ts|sh|mjs)/g) ?? [],
  );
  expect(started).toContain('editor-service/main.ts');
  expect(started.filter((path) => !existsSync(path))).toEqual([]);
});

test('the page of operators names commands, files and settings that exist', () => {
  const { scripts } = z
    .object({ scripts: z.record(z.string(), z.string()) })
    .parse(JSON.parse(readFileSync('package.json', 'utf8')));
  const commands = [...page.matchAll(/npm run ([\w:]+)/g)].map(([, name = '']) => name);
  expect(commands.length).toBeGreaterThan(2);
  expect(commands.filter((name) => !Object.hasOwn(scripts, name))).toEqual([]);
  expect(unknown(page.match(/(?<=^ {4})[A-Z_]+(?==)/gm) ?? [])).toEqual([OF_COMPOSE]);
});

test('site-workflow.yml is a workflow whose commands exist', () => {
  const kept = z.object({ path: z.string().optional() }).optional();
  const step = z.object({ run: z.string().optional(), uses: z.string().optional(), with: kept });
  const workflow = z.object({ jobs: z.record(z.string(), z.object({ steps: z.array(step).min(4) })) });
  const { jobs } = workflow.parse(parse(read('site-workflow.yml')));
  const commands = Object.values(jobs).flatMap(({ steps }) => steps.flatMap(({ run = '' }) => run.split('\n')));
  const scripts = commands.flatMap((command) => /npm run ([\w:]+)/.exec(command)?.[1] ?? []);
  expect(scripts).toEqual(['build', 'deploy']);
  const [job] = Object.values(jobs).map(({ steps }) => steps);
  const keeps = job?.findIndex(({ uses }) => uses?.startsWith('actions/cache@')) ?? -1;
  expect(job?.[keeps]?.with?.path?.trim().split('\n'), 'else open pages lose their scripts').toEqual([
    'dist',
    'data/build',
  ]);
  expect(keeps).toBeLessThan(job?.findIndex(({ run }) => run === 'npm run build') ?? -1);
  expect(
    unknown(
      read('site-workflow.yml')
        .match(/^ +[A-Z_]+(?=: )/gm)
        ?.map((name) => name.trim()) ?? [],
    ),
  ).toEqual([]);
});

test('every command reads .env: the module that does is its first import', () => {
  const programs = readFileSync('package.json', 'utf8').match(/\b(?:build|editor-service)\/[\w/-]+\.ts\b/g) ?? [];
  expect(new Set(programs).size).toBeGreaterThan(15);
  const firstLine = (file: string) => readFileSync(file, 'utf8').split('\n')[0];
  expect(programs.filter((file) => !/require-node\.mjs'/.test(firstLine(file) ?? ''))).toEqual([]);
});

const hasSystemd = spawnSync('systemd-analyze', ['--version']).status === 0;

test.skipIf(!hasSystemd)('systemd accepts the units', () => {
  const folder = mkdtempSync(join(tmpdir(), 'units-'));
  const units = readdirSync(FOLDER).filter((name) => /\.(?:service|timer)$/.test(name));
  expect(units).toHaveLength(3);
  // It checks that the programs exist: they are here instead of where they will be installed.
  for (const name of units) writeFileSync(join(folder, name), read(name).replaceAll('/opt/pagewright', process.cwd()));
  const { status, stderr } = spawnSync('systemd-analyze', ['verify', ...units.map((name) => join(folder, name))], {
    encoding: 'utf8',
  });
  rmSync(folder, { recursive: true });
  expect({ status, about: stderr.split('\n').filter((line) => line.includes('pagewright')) }).toEqual({
    status: 0,
    about: [],
  });
});
