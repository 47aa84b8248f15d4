import { AppError } from '../model/error.ts';

/** What the AWS client throws: an answer of the store, or an error of the network. */
interface ClientError extends Error {
  $metadata?: { httpStatusCode?: number };
}

/** True when the answer was that there is no such file. */
export function isNoFile(error: unknown): boolean {
  return error instanceof Error && (error.name === 'NoSuchKey' || (statusOf(error) === 404 && !isNoBucket(error)));
}

/** An AppError `unavailable` that says what an administrator can do. */
export function bucketError(error: unknown, bucket: string): AppError {
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
