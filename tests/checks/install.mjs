// Installs the programs that check the code, unless they are there, and lets npm scripts find them. They are half of what
// all of development needs, and nobody who runs the product needs them.
import { fileURLToPath } from 'node:url';
import { installPackages } from '../../build/set-up/install-packages.mjs';
import { linkCommand } from '../../build/set-up/own-node.mjs';

installPackages(fileURLToPath(new URL('.', import.meta.url)), { what: 'the checks' });
for (const name of ['biome', 'knip', 'oxlint', 'tsgolint']) {
  const command = process.platform === 'win32' ? `${name}.cmd` : name;
  linkCommand(fileURLToPath(new URL('../..', import.meta.url)), name, `../tests/checks/node_modules/.bin/${command}`);
}
