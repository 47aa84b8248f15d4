import type { PutObjectCommandInput, S3Client } from '@aws-sdk/client-s3';
import { AppError } from '../model/error.ts';
import { loadPackage } from '../model/load-package.ts';
import { AREAS, type FileHeaders, type FileStore } from './file-store.ts';
import type { BucketAddress } from './storage-address.ts';

/** Tries of one request; the client waits between them, longer each time. */
const TRIES = 4;
const CONNECT_MS = 5_000;
/** How long a connection may be silent; the upload of a film over a slow line takes longer in all. */
const SILENCE_MS = 20_000;

type Sdk = typeof import('@aws-sdk/client-s3');

/** Headers that S3 stores and sends unchanged; all others become metadata, `x-amz-meta-…`. */
const KEPT = {
  'content-type': 'ContentType',
  'cache-control': 'CacheControl',
  'content-disposition': 'ContentDisposition',
} as const satisfies Record<string, keyof PutObjectCommandInput>;

/**
 * The files in an S3-compatible bucket. Credentials come from the environment as usual: AWS_ACCESS_KEY_ID and
 * AWS_SECRET_ACCESS_KEY, a profile, or a role of the machine. The client is loaded with the first request; `reason` says why it
 * is needed.
 */
export function openBucket(address: BucketAddress, reason = 'STORAGE_URL is set'): FileStore {
  const { bucket, prefix } = address;
  let opened: Promise<{ sdk: Sdk; client: S3Client }> | undefined;

  const request = async <T>(ask: (sdk: Sdk, client: S3Client) => Promise<T>): Promise<T> => {
    opened ??= loadPackage('s3', reason, () => import('@aws-sdk/client-s3')).then((sdk) => ({
      sdk,
      client: clientOf(sdk, address),
    }));
    const { sdk, client } = await opened;
    try {
      return await ask(sdk, client);
    } catch (error) {
      throw isNoFile(error) ? error : bucketError(error, bucket);
    }
  };
  const at = (key: string) => ({ Bucket: bucket, Key: prefix + key });

  return {
    read: async (key) => {
      try {
        return await request(async (sdk, client) => {
          const { Body } = await client.send(new sdk.GetObjectCommand(at(key)));
          return Body ? Buffer.from(await Body.transformToByteArray()) : null;
        });
      } catch (error) {
        if (isNoFile(error)) return null;
        throw error;
      }
    },
    write: async (key, data, headers = {}) => {
      const acl = address.acl && key.startsWith(AREAS.sites) && { ACL: address.acl };
      const input = { ...at(key), ...acl, ...inputOf(headers), Body: Buffer.from(data) };
      const { ETag } = await request((sdk, client) => client.send(new sdk.PutObjectCommand(input)));
      return ETag ?? '';
    },
    remove: async (key) => {
      await request((sdk, client) => client.send(new sdk.DeleteObjectCommand(at(key)))).catch((error: unknown) => {
        if (!isNoFile(error)) throw error;
      });
    },
    list: async function* (inside = '') {
      const all = { Bucket: bucket, Prefix: prefix + inside };
      let next: string | undefined;
      do {
        const where = { ...all, ...(next !== undefined && { ContinuationToken: next }) };
        const page = await request((sdk, client) => client.send(new sdk.ListObjectsV2Command(where)));
        for (const { Key = '', Size = 0, ETag = '' } of page.Contents ?? []) {
          yield { key: Key.slice(prefix.length), size: Size, etag: ETag };
        }
        next = page.IsTruncated ? page.NextContinuationToken : undefined;
      } while (next !== undefined);
    },
  };
}

/** Many compatible stores know only the checksums that S3 requires. */
function clientOf({ S3Client: Client }: Sdk, { endpoint, region }: BucketAddress): S3Client {
  const name = region ?? (endpoint ? (process.env.AWS_REGION ?? 'us-east-1') : undefined);
  return new Client({
    ...(name && { region: name }),
    ...(endpoint && { endpoint, forcePathStyle: true }),
    maxAttempts: TRIES,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: CONNECT_MS, socketTimeout: SILENCE_MS },
  });
}

function inputOf(headers: FileHeaders): Partial<PutObjectCommandInput> {
  const kept: Partial<PutObjectCommandInput> = {};
  const metadata: Record<string, string> = {};
  for (const [name, value] of Object.entries(headers)) {
    if (name in KEPT) kept[KEPT[name as keyof typeof KEPT]] = value;
    else metadata[name] = value;
  }
  return Object.keys(metadata).length > 0 ? { ...kept, Metadata: metadata } : kept;
}

/** What the AWS client throws: an answer of the store, or an error of the network. */
interface ClientError extends Error {
  $metadata?: { httpStatusCode?: number };
}

/** True when the answer was that there is no such file. */
function isNoFile(error: unknown): boolean {
  return error instanceof Error && (error.name === 'NoSuchKey' || (statusOf(error) === 404 && !isNoBucket(error)));
}

/** An AppError `unavailable` that says what an administrator can do. */
function bucketError(error: unknown, bucket: string): AppError {
  return new AppError('unavailable', `The bucket ${bucket} ${reasonOf(error)}`, { cause: error });
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'does not answer';
  if (isNoBucket(error)) return 'does not exist';
  if (error.name === 'CredentialsProviderError') {
    return 'cannot be used: set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY';
  }
  const status = statusOf(error);
  if (status === 401 || status === 403) return `refuses (${error.name}): check the credentials and what they may do`;
  return status === undefined ? `does not answer (${error.name})` : `answers with ${status} (${error.name})`;
}

const isNoBucket = (error: Error): boolean => error.name === 'NoSuchBucket';
const statusOf = (error: ClientError): number | undefined => error.$metadata?.httpStatusCode;
