/** The parts of s3rver that the tests use; it has no types of its own. */
declare module 's3rver' {
  import type { RequestListener } from 'node:http';
  import type { Readable } from 'node:stream';

  export interface StoredObject {
    bucket: string;
    key: string;
    size: number;
    lastModifiedDate: Date;
    metadata: { etag: string } & Record<string, string>;
  }

  export interface StoreOfObjects {
    putObject(object: StoredObject & { content: Readable }): Promise<{ size: number; md5: string }>;
    getObject(bucket: string, key: string): Promise<(StoredObject & { content: Readable }) | null>;
    existsObject(bucket: string, key: string): Promise<boolean>;
    deleteObject(bucket: string, key: string): Promise<void>;
    listObjects(bucket: string, options: { prefix: string }): Promise<{ objects: StoredObject[] }>;
  }

  export default class S3rver {
    constructor(options: {
      directory: string;
      silent: boolean;
      vhostBuckets: boolean;
      configureBuckets: readonly { name: string }[];
    });
    configureBuckets(): Promise<void>;
    getMiddleware(): RequestListener;
    store: StoreOfObjects;
    /** Winston's; it keeps listeners on the process until it is closed. */
    logger: { exceptions: { unhandle(): void }; close(): void };
  }
}
