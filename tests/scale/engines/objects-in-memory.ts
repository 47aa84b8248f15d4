import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { StoredObject, StoreOfObjects } from 's3rver';

/**
 * Objects that change as a whole, as those of S3 do: s3rver's own store writes files in place and answers before they are
 * written, so that a reader may get half of one.
 */
export function objectsInMemory(): StoreOfObjects {
  const objects = new Map<string, StoredObject & { bytes: Buffer }>();
  const nameOf = (bucket: string, key: string) => `${bucket}/${key}`;
  return {
    putObject: async ({ bucket, key, content, metadata: given }) => {
      const bytes = await buffer(content);
      const md5 = createHash('md5').update(bytes).digest('hex');
      const lastModifiedDate = new Date();
      const own = { etag: `"${md5}"`, 'last-modified': lastModifiedDate.toUTCString() };
      const metadata = { ...given, ...own, 'content-length': String(bytes.length) };
      const size = bytes.length;
      objects.set(nameOf(bucket, key), { bucket, key, bytes, size, lastModifiedDate, metadata });
      return { size, md5 };
    },
    getObject: async (bucket, key) => {
      const object = objects.get(nameOf(bucket, key));
      return object ? { ...object, content: Readable.from([object.bytes], { objectMode: false }) } : null;
    },
    existsObject: async (bucket, key) => objects.has(nameOf(bucket, key)),
    deleteObject: async (bucket, key) => {
      objects.delete(nameOf(bucket, key));
    },
    listObjects: async (bucket, { prefix }) => ({
      objects: [...objects.values()].filter((object) => object.bucket === bucket && object.key.startsWith(prefix)),
    }),
  };
}
