import { lookup } from 'node:dns';
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { get as getHttp, type IncomingMessage } from 'node:http';
import { get as getHttps } from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import { basename } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { AppError } from '#content-store/model/error.ts';
import { type Brought, type MediaSource, pathOf, uploadPath } from './media-source.ts';

const LIMITS = { bytes: 60_000_000, milliseconds: 60_000 };
const MAX_HOPS = 3;

/**
 * Files fetched from one origin, which was named by hand. A redirect to another origin is not followed, and a name that
 * resolves to a private address is refused unless that address itself was named.
 */
export function fetchedMedia(base: string, limits = LIMITS): MediaSource {
  const root = originOf(base);
  return {
    bring: async (address, path, isDryRun): Promise<Brought> => {
      const url = addressAt(root, address);
      if (!url) return { missing: 'its address cannot be read' };
      const name = basename(pathOf(url.href) ?? 'file');
      if (isDryRun) return { file: path, name, size: 0, isUnseen: true };
      try {
        return { file: path, name, size: await fetchTo(url, path, root, limits) };
      } catch (error) {
        await rm(path, { force: true });
        if (!(error instanceof Error)) throw error;
        return { missing: `it could not be fetched: ${error.message}` };
      }
    },
  };
}

function originOf(base: string): URL {
  const url = URL.parse(base);
  if (!url || !/^https?:$/.test(url.protocol)) throw new AppError('invalid', `${base} is not an address to fetch from`);
  return url;
}

/** `/uploads/…` below the given address if that ends with `uploads`, else the old path at the given origin. */
function addressAt(root: URL, address: string): URL | undefined {
  const upload = uploadPath(address);
  const path = pathOf(address);
  if (path === undefined) return undefined;
  const base = root.pathname.replace(/\/+$/, '');
  const place = upload && base.endsWith('/uploads') ? `${base}/${upload}` : path;
  const encoded = place.split('/').map(encodeURIComponent).join('/');
  const url = URL.parse(encoded, root.origin);
  return url?.origin === root.origin ? url : undefined;
}

async function fetchTo(url: URL, path: string, root: URL, { bytes, milliseconds }: typeof LIMITS): Promise<number> {
  const signal = AbortSignal.timeout(milliseconds);
  let at = url;
  for (let hop = 0; hop <= MAX_HOPS; hop += 1) {
    const response = await request(at, root, signal);
    const { statusCode = 0, headers } = response;
    if (statusCode >= 300 && statusCode < 400 && headers.location) {
      response.destroy();
      const next = URL.parse(headers.location, at);
      if (next?.origin !== root.origin) throw new Error('it redirects to another site');
      at = next;
      continue;
    }
    if (statusCode !== 200) {
      response.destroy();
      throw new Error(`the answer was ${statusCode}`);
    }
    return save(response, path, bytes, signal);
  }
  throw new Error('it redirects too many times');
}

function request(url: URL, root: URL, signal: AbortSignal): Promise<IncomingMessage> {
  const get = url.protocol === 'https:' ? getHttps : getHttp;
  return new Promise((resolve, reject) => {
    const options = { signal, lookup: publicLookup(root), headers: { 'user-agent': 'Pagewright', accept: '*/*' } };
    get(url, options, resolve).on('error', reject);
  });
}

async function save(response: IncomingMessage, path: string, most: number, signal: AbortSignal): Promise<number> {
  let size = 0;
  const limit = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.length;
      if (size > most) done(new Error(`it is larger than ${Math.round(most / 1_000_000)} MB`));
      else done(null, chunk);
    },
  });
  await pipeline(response, limit, createWriteStream(path), { signal });
  return size;
}

/** A name that was given as an address, or as `localhost`, means what it says; others must not lead into a private network. */
function publicLookup(root: URL): LookupFunction {
  const isNamed = isIP(root.hostname.replace(/^\[|\]$/g, '')) !== 0 || root.hostname === 'localhost';
  return (hostname, options, callback) => {
    lookup(hostname, { ...options, all: true }, (error, addresses) => {
      if (error) return callback(error, '', 0);
      const refused = isNamed ? undefined : addresses.find(({ address, family }) => isPrivate(address, family));
      if (refused) return callback(new Error('its name resolves to a private address'), '', 0);
      if (options.all) return callback(null, addresses);
      const [first] = addresses;
      return first
        ? callback(null, first.address, first.family)
        : callback(new Error('its name does not resolve'), '', 0);
    });
  };
}

/** What IPv6 gives out to the public; all other addresses are of this machine, a private network, or hold one of IPv4. */
const GIVEN_OUT = listOf('2000::/3');
const PRIVATE = listOf(
  '0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12 192.0.0.0/24 192.0.2.0/24 192.168.0.0/16',
  '198.18.0.0/15 198.51.100.0/24 203.0.113.0/24 224.0.0.0/4 240.0.0.0/4',
  '2001::/23 2001:db8::/32 2002::/16 3fff::/20',
);

function listOf(...networks: string[]): BlockList {
  const list = new BlockList();
  for (const network of networks.join(' ').split(' ')) {
    const [address = '', prefix] = network.split('/');
    list.addSubnet(address, Number(prefix), address.includes(':') ? 'ipv6' : 'ipv4');
  }
  return list;
}

/** Addresses of private networks, of this machine and of no one (RFC 6890); those of IPv4 inside IPv6 likewise. */
export const isPrivate = (address: string, family: number): boolean => {
  const inside = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (inside || family !== 6) return PRIVATE.check(inside ?? address, 'ipv4');
  return !GIVEN_OUT.check(address, 'ipv6') || PRIVATE.check(address, 'ipv6');
};
