/** The parts of s3rver that the tests use; it has no types of its own. */
declare module 's3rver' {
  import type { RequestListener } from 'node:http';

  export default class S3rver {
    constructor(options: {
      directory: string;
      silent: boolean;
      vhostBuckets: boolean;
      configureBuckets: readonly { name: string }[];
    });
    configureBuckets(): Promise<void>;
    getMiddleware(): RequestListener;
    store: {
      listObjects(
        bucket: string,
        options: { prefix: string; maxKeys: number },
      ): Promise<{ objects: { key: string; size: number; metadata: { etag: string } }[] }>;
    };
    /** Winston's; it keeps listeners on the process until it is closed. */
    logger: { exceptions: { unhandle(): void }; close(): void };
  }
}
