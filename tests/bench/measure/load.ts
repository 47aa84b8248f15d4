import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { z } from 'zod';
import { freePort } from '../../running-product.ts';

const AUTOCANNON = fileURLToPath(import.meta.resolve('autocannon'));
const BARE_EXPRESS = fileURLToPath(new URL('../baselines/bare-express.ts', import.meta.url));

/** A request to repeat. */
export interface Load {
  url: string;
  headers?: Record<string, string>;
  /** JSON to POST; GET if absent. */
  body?: unknown;
  connections?: number;
  seconds?: number;
  /** Requests per second; as many as are answered if absent. */
  rate?: number;
}

const reportSchema = z.object({
  requests: z.object({ average: z.number() }),
  latency: z.object({ p50: z.number(), p99: z.number() }),
  '2xx': z.number(),
  non2xx: z.number(),
  errors: z.number(),
  statusCodeStats: z.record(z.string(), z.object({ count: z.number() })).default({}),
});

export interface LoadReport {
  /** Successful responses per second. */
  perSecond: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
  statuses: Record<string, number>;
}

/** Repeats a request from a separate process. */
export async function load({
  url,
  headers = {},
  body,
  connections = 20,
  seconds = 2,
  rate,
}: Load): Promise<LoadReport> {
  const words = ['-j', '-n', '-c', String(connections), '-d', String(seconds)];
  if (rate !== undefined) words.push('-R', String(rate));
  for (const [name, value] of Object.entries(headers)) words.push('-H', `${name}=${value}`);
  if (body !== undefined) words.push('-m', 'POST', '-H', 'content-type=application/json', '-b', JSON.stringify(body));
  const { stdout } = await promisify(execFile)(process.execPath, [AUTOCANNON, ...words, url], {
    maxBuffer: 64 * 1024 * 1024,
  });
  const report = reportSchema.parse(JSON.parse(stdout));
  const statuses = Object.entries(report.statusCodeStats).map(([status, { count }]) => [status, count]);
  return {
    perSecond: report['2xx'] / seconds,
    p50: report.latency.p50,
    p99: report.latency.p99,
    statuses: Object.fromEntries(statuses),
  };
}

/** Successful responses per second. Throws on any other response. */
export async function answersPerSecond(request: Load): Promise<number> {
  const { perSecond, statuses } = await load(request);
  const refused = Object.keys(statuses).filter((status) => status !== '200');
  if (refused.length > 0) throw new Error(`${request.url} answered ${JSON.stringify(statuses)}`);
  return perSecond;
}

/** Bare Express in its own process, default or lean: the minimum cost of a response. */
export async function startBareExpress(how: 'lean' | '' = ''): Promise<{ url: string; stop: () => Promise<void> }> {
  const port = await freePort();
  const child = spawn(process.execPath, [BARE_EXPRESS, String(port), how], { stdio: ['ignore', 'pipe', 'inherit'] });
  await once(child.stdout, 'data');
  return {
    url: `http://127.0.0.1:${port}/`,
    stop: async () => {
      child.kill();
      await once(child, 'exit');
    },
  };
}
