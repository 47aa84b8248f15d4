import '../require-node.mjs';
import { spawnSync } from 'node:child_process';
import { join, relative, resolve } from 'node:path';

const { IS_PACKAGE, PRODUCT, siteFolder } = await import('../site-folder/site-folder.mjs');
const { newSite } = await import('../site-folder/new-site.ts');
const { newBlock } = await import('../site-folder/new-block.ts');
const { newTemplate } = await import('../site-folder/new-template.ts');

const [kind, name] = process.argv.slice(2);

try {
  if (!name) throw new Error(`Which ${kind}? npm run new:${kind} -- ${kind === 'site' ? 'DIR' : 'NAME'}`);
  if (kind === 'site' && IS_PACKAGE) throw new Error(`npm create pagewright ${name} makes a site folder`);
  if (kind === 'site') await makeSite(name);
  else await makeUnit(name);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

async function makeSite(directory: string): Promise<void> {
  const siteDir = resolve(directory);
  await newSite(siteFolder({ SITE_DIR: siteDir }));
  const apart = `DATA_DIR=${join(directory, 'data')} DIST_DIR=${join(directory, 'dist')}`;
  console.info(`A new site is in ${siteDir}. See it with\n\n    SITE_DIR=${directory} ${apart} npm start\n`);
}

/** Without a site folder of one's own, the unit becomes a part of the product. */
async function makeUnit(unit: string): Promise<void> {
  const isProduct = !IS_PACKAGE && !process.env.SITE_DIR;
  const siteDir = isProduct ? join(PRODUCT, 'site') : siteFolder().siteDir;
  const files = await (kind === 'block' ? newBlock : newTemplate)({ siteDir, isProduct }, unit);
  if (isProduct) spawnSync('node_modules/.bin/biome', ['check', '--write', ...files], { cwd: PRODUCT });
  console.info(`New in ${siteDir}:\n${files.map((file) => `  ${relative(siteDir, file)}`).join('\n')}`);
}
