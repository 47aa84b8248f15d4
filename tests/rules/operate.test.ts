import { spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compileFunction } from 'node:vm';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { FILE_KINDS } from '#build/add/files-to-add.ts';
import { managerOf } from '#build/add/package-manager.ts';
import { instructionsOf } from '../package/run-dockerfile.ts';

const FOLDER = 'build/operate';
const read = (name: string) => readFileSync(join(FOLDER, name), 'utf8');
const page = read('README.md');

/** What `pagewright add` writes into a site folder. */
const added = (kind: string): Readonly<Record<string, string>> =>
  FILE_KINDS[kind]?.({ siteDir: '/srv/tea', manager: managerOf('/srv/tea'), variables: {}, user: 'root' }).files ?? {};

const settings = new Set(readFileSync('.env.example', 'utf8').match(/^[A-Z_]+(?==)/gm));
/** Read by Node or by the bucket's library; .env.example names the latter. */
const OF_LIBRARIES = ['NODE_ENV', 'AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY'];
/** Read by compose.yaml itself, which puts it into an address. */
const OF_COMPOSE = 'POSTGRES_PASSWORD';
const unknown = (names: Iterable<string>) =>
  [...names].filter((name) => !settings.has(name) && !OF_LIBRARIES.includes(name));

const words = z.array(z.string()).default([]);
const command = z.union([z.string(), z.array(z.string())]).optional();
/** The names and forms of the Compose Specification that the file uses: a slip in one is a mistake here as there. */
const composeSchema = z.strictObject({
  name: z.string().optional(),
  'x-service': z.unknown().optional(),
  services: z.record(
    z.string(),
    z.strictObject({
      image: z.string().optional(),
      build: z.union([z.literal('.'), z.strictObject({ context: z.string(), dockerfile: z.string() })]).optional(),
      ...{ init: z.boolean().optional(), env_file: z.string().optional() },
      environment: z.record(z.string(), z.string()).default({}),
      ...{ ports: words, volumes: words, tmpfs: words, security_opt: words },
      ...{ command, entrypoint: command },
      cap_drop: words,
      read_only: z.boolean().optional(),
      restart: z.enum(['no', 'always', 'on-failure', 'unless-stopped']).optional(),
      stop_grace_period: z
        .string()
        .regex(/^\d+s$/)
        .optional(),
      ...{ cpus: z.number().optional(), pids_limit: z.int().optional() },
      ...{
        mem_limit: z
          .string()
          .regex(/^\d+[mg]$/)
          .optional(),
        shm_size: z
          .string()
          .regex(/^\d+m$/)
          .optional(),
      },
      healthcheck: z.strictObject({ test: command, interval: z.string() }).optional(),
      depends_on: z
        .record(
          z.string(),
          z.strictObject({ condition: z.enum(['service_healthy', 'service_completed_successfully']) }),
        )
        .default({}),
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

/** Settings of the image, and those that production does not honour. */
const OF_IMAGE = ['PORT', 'SITE_PORT', 'CONTENT_DIR', 'SITE_DIR', 'COMPILED_DIR', 'RATE_LIMITS', 'FAILPOINT'];

test('every setting of .env.example arrives in both services, or is set there', () => {
  const ofImage = new Set([...OF_IMAGE, ...(read('Dockerfile').match(/\b[A-Z_]+(?==)/g) ?? [])]);
  for (const [name, { environment }] of ours) {
    const arrives = (setting: string) =>
      (environment[setting] ?? '').startsWith(`\${${setting}:`) || /^[^$]|postgres/.test(environment[setting] ?? '');
    expect(
      [...settings].filter((setting) => !ofImage.has(setting) && !arrives(setting)),
      name,
    ).toEqual([]);
    expect(
      Object.keys(environment).filter((setting) => ofImage.has(setting)),
      name,
    ).toEqual([]);
  }
});

test('every image has a version, and every service that stays has its limits', () => {
  const images = Object.values(compose.services).flatMap(({ image }) => image ?? []);
  const bases = [...read('Dockerfile').matchAll(/^FROM (\S+)/gm)].map(([, image = '']) => image);
  expect(bases).toHaveLength(2);
  const floating = [...images, ...bases].filter((image) => !/:(?:\d+\.\d|RELEASE\.)/.test(image));
  expect(new Set(floating)).toEqual(new Set(['pagewright']));
  const staying = Object.entries(compose.services).filter(([, { restart }]) => restart !== undefined);
  expect(staying.length).toBeGreaterThan(4);
  expect(staying.filter(([, { mem_limit, pids_limit }]) => !mem_limit || !pids_limit)).toEqual([]);
});

/** The last stage of an image, without what is copied into it and how it is started. */
const lastStage = (dockerfile: string) => {
  const instructions = instructionsOf(dockerfile);
  const last = instructions.findLastIndex(({ word }) => word === 'FROM');
  return instructions.slice(last).filter(({ word }) => !['COPY', 'WORKDIR', 'CMD'].includes(word));
};

test('the image of a site is run like that of a checkout: its user, folders and health check', () => {
  expect(lastStage(added('docker').Dockerfile ?? '')).toEqual(lastStage(read('Dockerfile')));
  expect(lastStage(read('Dockerfile')).map(({ word }) => word)).toEqual(
    expect.arrayContaining(['FROM', 'ENV', 'USER', 'VOLUME', 'HEALTHCHECK']),
  );
});

test('the container of a site has the limits and the rights of those of a checkout', () => {
  const { services, volumes } = composeSchema.parse(parse(added('docker')['compose.yaml'] ?? ''));
  const [, ofCheckout] = ours[0] ?? [];
  for (const limit of ['read_only', 'tmpfs', 'cap_drop', 'security_opt', 'cpus', 'mem_limit', 'pids_limit'] as const)
    expect(services.site?.[limit], limit).toEqual(ofCheckout?.[limit]);
  expect(Object.keys(services)).toEqual(['site']);
  expect(services.site?.ports.every((port) => port.startsWith('127.0.0.1:'))).toBe(true);
  expect(unknown(Object.keys(services.site?.environment ?? {}))).toEqual([]);
  expect(Object.keys(volumes)).toEqual(['data']);
});

test('each service waits for services that exist', () => {
  const awaited = Object.values(compose.services).flatMap(({ depends_on }) => Object.keys(depends_on));
  expect(awaited.filter((name) => !Object.hasOwn(compose.services, name))).toEqual([]);
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
  expect(started).toContain('editor-service/main.mjs');
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

const variables = z.record(z.string(), z.union([z.string(), z.number()])).optional();
const step = z
  .strictObject({
    ...{ name: z.string().optional(), if: z.string().optional(), run: z.string().optional(), env: variables },
    shell: z.literal('node {0}').optional(),
    uses: z
      .string()
      .regex(/^[\w-]+\/[\w-]+@v\d/)
      .optional(),
    with: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
  })
  .refine(({ run, uses }) => (run === undefined) !== (uses === undefined), 'a step runs or uses something');
const trigger = z.strictObject({ paths: z.array(z.string()).optional() }).nullable();
/** The names and forms of GitHub's workflows that these files use. */
const workflowSchema = z.strictObject({
  name: z.string(),
  on: z.union([
    z.enum(['push', 'pull_request']),
    z.array(z.enum(['push', 'pull_request'])),
    z.strictObject({
      push: trigger.optional(),
      workflow_dispatch: z.null().optional(),
      schedule: z.array(z.strictObject({ cron: z.string().regex(/^(?:[\d*,/-]+ ){4}[\d*,/-]+$/) })).optional(),
    }),
  ]),
  concurrency: z.string().optional(),
  jobs: z.record(
    z.string(),
    z.strictObject({
      'runs-on': z.literal('ubuntu-latest'),
      ...{ container: z.string().optional(), env: variables, steps: z.array(step).min(1) },
      strategy: z
        .strictObject({ 'fail-fast': z.boolean(), matrix: z.strictObject({ include: z.array(z.object({})) }) })
        .optional(),
      services: z
        .record(
          z.string(),
          z.strictObject({ image: z.string(), env: variables, options: z.string(), ports: z.array(z.string()) }),
        )
        .optional(),
    }),
  ),
});

test.each(globSync(['.github/workflows/*.yml', join(FOLDER, 'site-workflow.yml')]))('%s is a workflow', (file) => {
  expect(() => workflowSchema.parse(parse(readFileSync(file, 'utf8')))).not.toThrow();
});

test('the workflow of a site needs no shell: each step is one command, or a script of Node', () => {
  const { jobs } = workflowSchema.parse(parse(added('github')['.github/workflows/site.yml'] ?? ''));
  const steps = Object.values(jobs).flatMap((job) => job.steps);
  const lines = steps.flatMap(({ run, shell }) => (run && !shell ? [run] : []));
  expect(lines).toHaveLength(3);
  expect(lines.filter((line) => /[\n|&;<>$`"'\\*~]/.test(line))).toEqual([]);
  for (const { run, shell } of steps) if (shell) expect(() => compileFunction(run ?? '')).not.toThrow();
});

test('the commands of site-workflow.yml exist', () => {
  const { jobs } = workflowSchema.parse(parse(read('site-workflow.yml')));
  const commands = Object.values(jobs).flatMap(({ steps }) => steps.flatMap(({ run = '' }) => run.split('\n')));
  const scripts = commands.flatMap((command) => /npm run ([\w:]+)/.exec(command)?.[1] ?? []);
  expect(scripts).toEqual(['build', 'deploy']);
  const [job] = Object.values(jobs).map(({ steps }) => steps);
  const keeps = job?.findIndex(({ uses }) => uses?.startsWith('actions/cache@')) ?? -1;
  expect(String(job?.[keeps]?.with?.path).trim().split('\n'), 'else open pages lose their scripts').toEqual([
    'dist',
    'data/build',
  ]);
  expect(keeps).toBeLessThan(job?.findIndex(({ run }) => run === 'npm run build') ?? -1);
  expect(
    unknown(
      read('site-workflow.yml')
        .match(/^ {6}[A-Z_]+(?=: )/gm)
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
  const ofCheckout = units.map((name) => [name, read(name).replaceAll('/opt/pagewright', process.cwd())] as const);
  const ofSite = Object.entries(added('systemd')).map(
    ([path, text]) => [path.slice(8), text.replace('/srv/tea/node_modules/.bin/pagewright', process.execPath)] as const,
  );
  for (const texts of [ofCheckout, ofSite]) {
    for (const [name, text] of texts) writeFileSync(join(folder, name), text);
    const { status, stderr } = spawnSync('systemd-analyze', ['verify', ...texts.map(([name]) => join(folder, name))], {
      encoding: 'utf8',
    });
    expect({ status, about: stderr.split('\n').filter((line) => line.includes('pagewright')) }).toEqual({
      status: 0,
      about: [],
    });
  }
  rmSync(folder, { recursive: true });
});
