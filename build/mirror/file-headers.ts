import { mediaType } from '#content-store/model/media/media-type.ts';
import { addressOfPath, isNotFound } from '../output/addresses.ts';
import { type HeaderRule, headersFor } from '../write/headers.ts';
import { REVALIDATE } from '../write/server-rules.ts';

/**
 * What a bucket sends with a file of a site: its type, how long it may be kept, and for pages the security headers too. S3
 * keeps those as metadata only (`x-amz-meta-…`): the CDN in front sends them under their own names.
 */
export function fileHeaders(path: string, rules: readonly HeaderRule[]): Record<string, string> {
  const {
    'Cache-Control': cached = REVALIDATE,
    'Content-Disposition': disposition,
    ...security
  } = headersFor(rules, `/${path}`);
  return {
    'content-type': mediaType(path),
    'cache-control': isNotFound(addressOfPath(path)) ? 'no-store' : cached,
    ...(disposition && { 'content-disposition': disposition }),
    ...(path.endsWith('.html') ? inLowerCase(security) : {}),
  };
}

const inLowerCase = (headers: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
