import { canInstall, findIn, install } from '../../../build/set-up/debian.mjs';

/** A program that sends a folder to a bucket, as its users call it. */
export interface SyncClient {
  name: string;
  command: (folder: string, bucket: { endpoint: string; path: string }) => string[];
}

const REGION = 'eu-west-1';

const CLIENTS: Record<string, SyncClient['command']> = {
  aws: (folder, { endpoint, path }) => [
    ...['s3', 'sync', folder, `s3://${path}`, '--endpoint-url', endpoint, '--region', REGION],
    ...['--acl', 'public-read', '--only-show-errors'],
  ],
  rclone: (folder, { endpoint, path }) => [
    ...['sync', folder, `:s3,provider=Other,env_auth=true,region=${REGION},endpoint="${endpoint}":${path}`],
    ...['--s3-acl', 'public-read', '--s3-no-check-bucket'],
  ],
};

/** Amazon's own client and rclone, of Debian; installed as root. Only those that are there. */
export function syncClients(): SyncClient[] {
  const missing = Object.keys(CLIENTS).filter((name) => !findIn(name));
  if (missing.length > 0 && canInstall()) install(missing.map((name) => (name === 'aws' ? 'awscli' : name)));
  return Object.entries(CLIENTS)
    .map(([name, words]): SyncClient => ({ name, command: (...given) => [findIn(name) ?? name, ...words(...given)] }))
    .filter(({ name }) => findIn(name));
}
