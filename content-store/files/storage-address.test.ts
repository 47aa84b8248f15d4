import { describe, expect, it } from 'vitest';
import { parseStorageUrl } from './storage-address.ts';

describe('parseStorageUrl()', () => {
  it('reads the bucket, the prefix and how to reach them', () => {
    expect(parseStorageUrl('s3://site/live/main?endpoint=http://127.0.0.1:9000&region=eu-central-1')).toEqual({
      bucket: 'site',
      prefix: 'live/main/',
      endpoint: 'http://127.0.0.1:9000',
      region: 'eu-central-1',
      acl: undefined,
    });
    expect(parseStorageUrl('s3://site')).toMatchObject({ prefix: '', endpoint: undefined, region: undefined });
    expect(parseStorageUrl('s3://site/?acl=public-read')).toMatchObject({ prefix: '', acl: 'public-read' });
  });

  it('answers null for the folders of this machine', () => {
    expect(parseStorageUrl('file:')).toBeNull();
  });

  it.each([
    ['https://site.example', /^must be file: or an address/],
    ['file:/srv/site', /^must be file: or an address/],
    ['s3://Bucket_1', /3 to 63 small letters/],
    ['s3://key:secret@site', /no credentials/],
    ['s3://site/a//b', /prefix of letters/],
    ['s3://site/a b', /prefix of letters/],
    ['s3://site?endpoint=minio:9000', /endpoint that starts with/],
    ['s3://site?regoin=x', /not regoin$/],
    ['s3://site?acl=private', /one acl/],
  ])('refuses %s with what is wrong', (text, message) => {
    expect(() => parseStorageUrl(text)).toThrow(message);
  });
});
