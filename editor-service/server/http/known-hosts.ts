import type { RequestHandler } from 'express';
import { AppError } from '#content-store/model/error.ts';
import type { Settings } from '../runtime/settings.ts';

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];

interface Options {
  settings: Pick<Settings, 'host' | 'isProduction'>;
  /** The addresses at which people and published pages reach the service. */
  addresses: readonly string[];
}

/**
 * Refuses requests to any other host: a page that someone else points at this service must not become an editor.
 * Outside production this machine's own names are known too.
 */
export function requireKnownHost({ settings, addresses }: Options): RequestHandler {
  const hosts = new Set(addresses.map((address) => new URL(address).hostname));
  if (!settings.isProduction) for (const host of [...LOOPBACK, settings.host]) hosts.add(host);
  const message = `This service is at ${addresses[0]}; its operator can change that with PUBLIC_EDITOR_URL`;
  return (request, _response, next) => {
    // Without a Host header, which HTTP/1.0 permits, there is no hostname.
    if (hosts.has(`${request.hostname}`.toLowerCase())) next();
    else next(new AppError('misdirected', message));
  };
}
