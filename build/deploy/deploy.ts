import { openBucket } from '#content-store/files/open-bucket.ts';
import { parseStorageUrl } from '#content-store/files/storage-address.ts';
import { AppError, messageOf } from '#content-store/model/error.ts';
import { deployByRsync } from './deploy-by-rsync.ts';
import { deployToBucket } from './deploy-to-bucket.ts';
import { requirePictures } from './require-pictures.ts';
import { builtDomains, type Deployed, type DeployOptions } from './site-files.ts';

/** Sends `dist` to a target, by the method that the command line names. Throws AppError with a sentence. */
export async function deploy(
  method: string,
  target: string,
  { manifestDir, ...options }: DeployOptions & { manifestDir: string },
): Promise<Deployed> {
  if (!target) throw new AppError('invalid', 'Name a target to deploy to');
  const { distDir, domain } = options;
  for (const domainId of await builtDomains(distDir, domain)) requirePictures(distDir, manifestDir, domainId);
  if (method === 'rsync') return deployByRsync(target, options);
  if (method === 's3') return deployToBucket(openBucket(bucketAddress(target), 'deploy s3 sends to a bucket'), options);
  throw new AppError('invalid', `${method} is not a way to deploy: use rsync or s3`);
}

function bucketAddress(url: string) {
  try {
    const address = parseStorageUrl(url);
    if (address) return address;
  } catch (error) {
    throw new AppError('invalid', `The address ${messageOf(error)}`, { cause: error });
  }
  throw new AppError('invalid', 'The address must start with s3://');
}
