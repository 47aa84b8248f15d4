import { once } from 'node:events';
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** How often each instance is asked whether it is ready. */
const CHECK_MS = 300;
const CHECK_TIMEOUT_MS = 2000;

export interface Balancer {
  url: string;
  /** The ports of the instances, from now on. */
  sendTo(ports: readonly number[]): void;
  close(): Promise<void>;
}

/**
 * A proxy that sends each request to any instance that says it is ready. A request that no instance has seen, as the connection was refused, goes to
 * another if repeating it is harmless by its method (RFC 9110, 9.2.2), as proxies of the trade do; all else is answered with 502.
 * `keepsConnections` is for instances that do not end, as a kept connection may be lost with them: 1.7 times as many calls.
 */
export async function startBalancer({ keepsConnections = false } = {}): Promise<Balancer> {
  const agent = keepsConnections && new Agent({ keepAlive: true });
  let ports: readonly number[] = [];
  const ready = new Set<number>();
  const server = createServer((asked, response) => {
    const shuffled = ports.toSorted(() => Math.random() - 0.5);
    const [first, ...others] = shuffled.toSorted((one, other) => Number(ready.has(other)) - Number(ready.has(one)));
    if (first === undefined) response.writeHead(502).end();
    else pass(asked, response, first, others);
  });
  const check = async (port: number) => {
    const signal = AbortSignal.timeout(CHECK_TIMEOUT_MS);
    const isReady = await fetch(`http://127.0.0.1:${port}/readyz`, { signal }).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) ready.add(port);
    else ready.delete(port);
  };
  const checks = setInterval(() => void Promise.all(ports.map(check)), CHECK_MS).unref();

  const pass = (asked: IncomingMessage, answer: ServerResponse, to: number, others: readonly number[]): void => {
    const forwarded = [asked.headers['x-forwarded-for'], asked.socket.remoteAddress].filter(Boolean).join(', ');
    const connection = agent ? 'keep-alive' : 'close';
    const headers = { ...asked.headers, 'x-forwarded-for': forwarded, connection };
    const sent = request({ port: to, host: '127.0.0.1', path: asked.url, method: asked.method, headers, agent });
    sent.on('response', (response) => {
      answer.writeHead(response.statusCode ?? 502, response.rawHeaders);
      response.pipe(answer);
      response.on('error', () => answer.destroy());
    });
    sent.on('error', (error) => {
      const wasRefused = 'code' in error && error.code === 'ECONNREFUSED';
      if (wasRefused) ready.delete(to);
      const [next, ...rest] = others;
      if (wasRefused && next !== undefined && isRepeatable(asked)) pass(asked, answer, next, rest);
      else if (answer.headersSent) answer.destroy();
      else answer.writeHead(502).end();
    });
    answer.on('close', () => {
      if (!answer.writableFinished) sent.destroy();
    });
    asked.pipe(sent);
  };

  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    sendTo: (next) => {
      ports = next;
    },
    close: async () => {
      clearInterval(checks);
      if (agent) agent.destroy();
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}

/** Of the methods in use here; they come without a body. */
const isRepeatable = ({ method }: IncomingMessage): boolean => method === 'GET' || method === 'HEAD';
