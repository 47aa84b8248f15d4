import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { OnUpgrade } from '#build/dev-site/open-dev-site.ts';
import { AppError } from '#content-store/model/error.ts';
import { StartProgress } from '../runtime/start-progress.ts';
import { waitingPage } from './waiting/waiting-page.ts';

const MAX_CONNECTIONS = 2000;
/** Long enough for a large upload on a slow connection; silent connections are closed at most 5 seconds late. */
const TIMEOUTS = {
  headersTimeout: 10_000,
  requestTimeout: 180_000,
  keepAliveTimeout: 5_000,
  connectionsCheckingInterval: 5_000,
};

const IDLE_CHECK_MS = 50;

/** A bound port; `whileStarting` answers until it has something to serve. */
export type Listening = Awaited<ReturnType<typeof listen>>;

/** The ports of the service, bound before anything is written. */
export interface Ports {
  editor: Listening;
  site: Listening | null;
  metrics: Listening | null;
}

/** Binds the port at once, so that a clash is known before any work. Throws AppError `unavailable` if it is in use. */
export async function listen(
  port: number,
  host: string,
  setting = 'PORT',
  whileStarting = waitingPage(new StartProgress()),
) {
  let handler = whileStarting;
  const server = createServer(TIMEOUTS);
  server.maxConnections = MAX_CONNECTIONS;
  server.on('request', (request, response) => handler(request, response));
  server.listen(port, host);
  try {
    await once(server, 'listening');
  } catch (error) {
    const reason = reasonOf(error, setting);
    throw new AppError('unavailable', `Port ${port} of ${host} cannot be used: ${reason}`, { cause: error });
  }
  return {
    /** The address to open. */
    url: addressOf(host, (server.address() as AddressInfo).port),
    serve: (next: RequestListener): void => {
      handler = next;
    },
    /** Passes on connections that become web sockets. */
    onUpgrade: ((listener) => void server.on('upgrade', listener)) satisfies OnUpgrade,
    /** Accepts no new connections, gives running requests `graceMs` to end, then cuts the rest. */
    close: (graceMs: number): Promise<void> => close(server, graceMs),
  };
}

async function close(server: Server, graceMs: number): Promise<void> {
  const closed = once(server, 'close');
  server.close();
  // Browsers keep a connection open after their last answer.
  const hangUp = setInterval(() => server.closeIdleConnections(), IDLE_CHECK_MS);
  const cut = setTimeout(() => server.closeAllConnections(), graceMs);
  await closed;
  clearInterval(hangUp);
  clearTimeout(cut);
}

function reasonOf(error: unknown, setting: string): string {
  const code = error instanceof Error && 'code' in error ? error.code : '';
  if (code === 'EADDRINUSE') return `another program listens there; set another ${setting}`;
  if (code === 'EACCES') return `this user has no permission; set another ${setting}`;
  return String(code || error);
}

/** A host that means only this machine, or any interface, becomes localhost. */
function addressOf(host: string, port: number): string {
  const isHere = ['127.0.0.1', '::1', '0.0.0.0', '::'].includes(host);
  return `http://${isHere ? 'localhost' : host}:${port}`;
}
