import { readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

/** Where the site is, and who runs it. */
interface UnitSite {
  siteDir: string;
  user: string;
  variables: Readonly<Record<string, string | undefined>>;
}

/** The folder in /var/lib that systemd makes for the user. */
const BACKUPS = 'pagewright-backups';

/** The units of `build/operate`, for a site folder that holds the product among its packages. Throws when a unit cannot name it. */
export function unitFiles({ siteDir, user, variables }: UnitSite): Record<string, string> {
  if (/[\s%"'\\]/.test(siteDir)) throw new Error(`A systemd unit cannot name ${siteDir}: use letters, digits, - and _`);
  const packages = join(siteDir, 'node_modules');
  const elsewhere = [variables.DATA_DIR, variables.DIST_DIR].flatMap((path) => (path ? resolve(siteDir, path) : []));
  const ofBoth = {
    User: user,
    WorkingDirectory: `${siteDir}\nEnvironment=PATH=${dirname(process.execPath)}:/usr/local/bin:/usr/bin:/bin`,
    ReadWritePaths: [siteDir, ...elsewhere].join(' '),
    ProtectHome: 'read-only',
  };
  return {
    'systemd/pagewright.service': withLines('pagewright.service', {
      ...ofBoth,
      EnvironmentFile: null,
      ExecStartPre: null,
      ExecStart: `${join(packages, '.bin/pagewright')} start`,
      Restart: `on-failure\nEnvironment=NODE_ENV=production\nReadOnlyPaths=${packages}`,
      StateDirectory: null,
      StateDirectoryMode: null,
    }),
    'systemd/pagewright-backup.service': withLines('pagewright-backup.service', {
      ...ofBoth,
      EnvironmentFile: null,
      ExecStart: `/bin/sh ${join(packages, 'pagewright/build/operate/backup.sh')} /var/lib/${BACKUPS} 14`,
      Type: `oneshot\nStateDirectory=${BACKUPS}\nStateDirectoryMode=0750`,
    }),
    'systemd/pagewright-backup.timer': readUnit('pagewright-backup.timer'),
  };
}

const readUnit = (name: string): string => readFileSync(new URL(`../operate/${name}`, import.meta.url), 'utf8');

/** A unit with other values, or without a line, by its key; what is said above such a line goes with it. */
function withLines(name: string, values: Readonly<Record<string, string | null>>): string {
  return Object.entries(values).reduce((unit, [key, value]) => {
    const line = new RegExp(`^(?:#.*\\n)?${key}=.*\\n`, 'm');
    if (!line.test(unit)) throw new Error(`${name} has no ${key}`);
    return unit.replace(line, () => (value === null ? '' : `${key}=${value}\n`));
  }, readUnit(name));
}
