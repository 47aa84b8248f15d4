import { AppError } from '../model/error.ts';

/** A bucket, and where in it this site's files are. */
export interface BucketAddress {
  bucket: string;
  /** The beginning of every key: empty, or with a `/` at its end. */
  prefix: string;
  /** Undefined: Amazon's own. */
  endpoint: string | undefined;
  /** Undefined: that of AWS_REGION. */
  region: string | undefined;
  /** Files below `public/` are sent with this ACL, for stores whose policies cannot open a part of a bucket. */
  acl: 'public-read' | undefined;
}

const BUCKET = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/;
const PREFIX = /^(?:[\w-][\w.-]*(?:\/[\w-][\w.-]*)*)?$/;
const PARAMETERS = ['endpoint', 'region', 'acl'];

/**
 * Reads `STORAGE_URL`: `s3://bucket/prefix?endpoint=…&region=…`; null for `file:`, the folders of this machine. Throws
 * AppError `invalid`, whose message continues the name of the setting.
 */
export function parseStorageUrl(text: string): BucketAddress | null {
  if (text === 'file:') return null;
  if (!text.startsWith('s3://') || !URL.canParse(text)) {
    throw refusal('must be file: or an address such as s3://bucket/prefix?endpoint=https://…&region=…');
  }
  const { hostname: bucket, pathname, username, password, searchParams } = new URL(text);
  if (username || password) {
    throw refusal('must have no credentials: they are AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY');
  }
  if (!BUCKET.test(bucket)) {
    throw refusal('must name a bucket of 3 to 63 small letters, digits, dots and hyphens: s3://bucket');
  }
  const prefix = decodeURIComponent(pathname).replace(/^\/|\/$/g, '');
  if (!PREFIX.test(prefix)) throw refusal('must have a prefix of letters, digits, . _ - and / only');
  for (const name of searchParams.keys()) {
    if (!PARAMETERS.includes(name)) throw refusal(`knows ${PARAMETERS.join(', ')} after the ?, not ${name}`);
  }
  const endpoint = searchParams.get('endpoint') ?? undefined;
  if (endpoint !== undefined && !(URL.canParse(endpoint) && /^https?:/.test(endpoint))) {
    throw refusal('must have an endpoint that starts with http:// or https://');
  }
  const acl = searchParams.get('acl') ?? undefined;
  if (acl !== undefined && acl !== 'public-read') throw refusal('knows one acl: public-read');
  const region = searchParams.get('region') ?? undefined;
  return { bucket, prefix: prefix && `${prefix}/`, endpoint, region, acl };
}

const refusal = (message: string) => new AppError('invalid', message);
