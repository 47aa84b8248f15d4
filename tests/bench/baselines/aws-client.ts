import { canInstall, findIn, install } from '../../set-up/debian.mjs';

/** The program of Amazon's own client, of Debian: installed as root, undefined where it is not there. */
export function awsClient(): string | undefined {
  if (!findIn('aws') && canInstall()) install(['awscli']);
  return findIn('aws');
}
