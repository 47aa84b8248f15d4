import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { objectsInMemory } from './objects-in-memory.ts';

/** Tests on a bucket need the packages of this folder: `npm ci --prefix tests/scale/engines`. */
export const hasBucketServer = existsSync(join(import.meta.dirname, 'node_modules/s3rver'));

const BUCKET = 'site';
const KEYS_AT_ONCE = 1000;

/** A request that the bucket was sent. */
export interface BucketRequest {
  method: string;
  /** Without the name of the bucket; empty for lists. */
  key: string;
  headers: IncomingMessage['headers'];
}

/** What goes wrong with a request: an error with this status, an answer that comes late, or none at all. */
export type Fault = { status: number } | { delayMs: number } | 'silence';

export type TestBucket = Awaited<ReturnType<typeof startBucket>>;

/**
 * An S3-compatible store on this machine, with one bucket. Requests without a signature get only what was sent with the ACL
 * public-read, as Amazon's own do.
 */
export async function startBucket() {
  const { default: S3rver } = await import('s3rver');
  const directory = await mkdtemp(join(tmpdir(), 'bucket-'));
  const server = new S3rver({ directory, silent: true, vhostBuckets: false, configureBuckets: [{ name: BUCKET }] });
  await server.configureBuckets();
  const store = Object.assign(server.store, objectsInMemory());
  const answer = server.getMiddleware();
  const requests: BucketRequest[] = [];
  const isPublic = new Map<string, boolean>();
  let faultOf: (request: BucketRequest) => Fault | undefined = () => undefined;

  const listener = (request: IncomingMessage, response: ServerResponse) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://bucket');
    const key = decodeURIComponent(pathname).replace(/^\/[^/]+\/?/, '');
    const { method = 'GET', headers } = request;
    const about = { method, key, headers };
    const isSigned = headers.authorization !== undefined;
    if (!isSigned && !isPublic.get(key)) return refuse(response, 403, 'AccessDenied');
    if (isSigned) requests.push(about);
    const fault = faultOf(about);
    if (fault === 'silence') return;
    if (fault && 'status' in fault) return refuse(response, fault.status, 'InternalError');
    const serve = () => {
      if (method === 'PUT') isPublic.set(key, headers['x-amz-acl'] === 'public-read');
      if (searchParams.get('list-type') === '2') void list(searchParams, response);
      else answer(request, response);
    };
    if (fault) setTimeout(serve, fault.delayMs);
    else serve();
  };
  /** ListObjectsV2: that of s3rver does not get beyond its first page on today's Node. */
  const list = async (query: URLSearchParams, response: ServerResponse): Promise<void> => {
    const { objects } = await store.listObjects(BUCKET, { prefix: query.get('prefix') ?? '' });
    const after = query.get('continuation-token') ?? '';
    const rest = objects.filter(({ key }) => key > after).sort((a, b) => (a.key < b.key ? -1 : 1));
    const page = rest.slice(0, KEYS_AT_ONCE);
    const next = rest.length > page.length ? page.at(-1)?.key : undefined;
    response.writeHead(200, { 'content-type': 'application/xml' });
    response.end(listOf(page, next));
  };
  const http = createServer(listener);
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  const endpoint = `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
  // Those that s3rver knows.
  Object.assign(process.env, { AWS_ACCESS_KEY_ID: 'S3RVER', AWS_SECRET_ACCESS_KEY: 'S3RVER' });

  return {
    endpoint,
    /** `STORAGE_URL` for a site in this bucket. */
    storageUrl: (prefix = 'live') => `s3://${BUCKET}/${prefix}?endpoint=${endpoint}&region=eu-west-1&acl=public-read`,
    /** Signed requests, in the order in which they arrived. */
    requests,
    /** From now on requests go wrong like this. */
    breakWith: (next: typeof faultOf) => {
      faultOf = next;
    },
    /** Asks as a visitor does. */
    ask: (key: string) => fetch(`${endpoint}/${BUCKET}/${key}`),
    close: async () => {
      http.closeAllConnections();
      await new Promise((resolve) => http.close(resolve));
      server.logger.exceptions.unhandle();
      server.logger.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}

function refuse(response: ServerResponse, status: number, code: string): void {
  response.writeHead(status, { 'content-type': 'application/xml', connection: 'close' });
  response.end(`<?xml version="1.0"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`);
}

function listOf(page: readonly { key: string; size: number; metadata: { etag: string } }[], next?: string): string {
  const contents = page.map(
    ({ key, size, metadata }) =>
      `<Contents><Key>${escaped(key)}</Key><Size>${size}</Size><ETag>${escaped(metadata.etag)}</ETag></Contents>`,
  );
  const more = next === undefined ? '' : `<NextContinuationToken>${escaped(next)}</NextContinuationToken>`;
  const isTruncated = `<IsTruncated>${next !== undefined}</IsTruncated>`;
  return `<?xml version="1.0"?><ListBucketResult>${isTruncated}${more}${contents.join('')}</ListBucketResult>`;
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
