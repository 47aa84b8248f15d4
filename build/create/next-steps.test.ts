import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { nextSteps } from './next-steps.ts';
import { NODE_PACKAGE, newerNode, runningManager } from './node-version.mjs';

const commandsOf = (...created: Parameters<typeof nextSteps>) =>
  nextSteps(...created).map((line) => line.replace(/ +#.*/, ''));
const site = { directory: resolve('../my-site'), isInstalled: true, manager: 'npm', node: 'v24.1.0' };

test('nextSteps() names commands of the package manager that made the site', () => {
  expect(commandsOf(site)).toEqual(['cd ../my-site', 'npm start', 'npm run new:block -- price-list']);
  expect(commandsOf({ ...site, directory: '.', isInstalled: false, manager: 'pnpm' })).toEqual([
    ...['pnpm install', 'pnpm start', 'pnpm run new:block price-list'],
  ]);
  expect(['pnpm/10.2.0 npm/? node/v24', 'npm/10.9.0 node/v24', ''].map(runningManager)).toEqual(['pnpm', 'npm', 'npm']);
});

test('nextSteps() brings a newer Node before the start, for the reason that a start gives', () => {
  const [, first, second] = nextSteps({ ...site, node: 'v20.20.2' });
  expect(first?.replace(/ +#/, '  #')).toBe(
    `npm install ${NODE_PACKAGE}@24  # Pagewright needs Node 22.18 or newer; this is v20.20.2; or update it`,
  );
  expect(second).toMatch(/^npm start /);
  expect(newerNode('v20.20.2', 'pnpm')?.sentence).toBe(
    `Pagewright needs Node 22.18 or newer; this is v20.20.2. Update it, or install one for this site alone: pnpm add ${NODE_PACKAGE}@24`,
  );
  expect(['v22.17.9', 'v22.18.0', 'v24.0.0'].map((version) => newerNode(version) === undefined)).toEqual([
    ...[false, true, true],
  ]);
});
