import { relative } from 'node:path';
import { newerNode } from './node-version.mjs';

interface Created {
  directory: string;
  isInstalled: boolean;
  manager: string;
  node?: string;
}

/** The commands that follow once a site is made, one a line. */
export function nextSteps({ directory, isInstalled, manager, node }: Created): string[] {
  const path = relative('.', directory);
  const newer = newerNode(node, manager);
  const runs = manager === 'npm' ? 'npm run new:block --' : `${manager} run new:block`; // others pass -- on
  return [
    ...(path ? [`cd ${path}`] : []),
    ...(isInstalled ? [] : [`${manager} install`]),
    ...(newer ? [`${newer.command.padEnd(32)} # ${newer.reason}; or update it`] : []),
    `${`${manager} start`.padEnd(32)} # the site and the editor, with a link for the first administrator`,
    `${`${runs} price-list`.padEnd(32)} # a block of your own`,
  ];
}
