import '../require-node.mjs';
import { spawnSync } from 'node:child_process';
import { join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';

const { IS_PACKAGE, PRODUCT, siteFolder } = await import('../site-folder/site-folder.mjs');
const { callOf } = await import('../site-folder/command-call.mjs');
const { createSite } = await import('../site-folder/create-site.ts');
const { newBlock } = await import('../site-folder/new-block.ts');
const { newHeader } = await import('../site-folder/new-header.ts');
const { newTemplate } = await import('../site-folder/new-template.ts');

const UNITS = { block: newBlock, template: newTemplate, header: newHeader };
const [kind = '', name, ...flags] = process.argv.slice(2);

try {
  const newUnit = Object.entries(UNITS).find(([unit]) => unit === kind)?.[1];
  if (!newUnit && kind !== 'site') throw new Error(`New what? ${Object.keys(UNITS).join(', ')} or site`);
  if (!name) throw new Error(`Which ${kind}? ${callOf(`new ${kind}`, kind === 'site' ? 'DIR' : 'NAME')}`);
  if (newUnit) await makeUnit(newUnit, name);
  else if (IS_PACKAGE) createSite(name, flags);
  else await makeSite(name, flags);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

async function makeSite(directory: string, flags: string[]): Promise<void> {
  const { chooseSite, SITE_OPTIONS } = await import('../create/site-options.ts');
  const { newSite } = await import('../site-folder/new-site.ts');
  const siteDir = resolve(directory);
  await newSite(
    siteFolder({ SITE_DIR: siteDir }),
    await chooseSite(parseArgs({ args: flags, options: SITE_OPTIONS }).values),
  );
  const apart = `DATA_DIR=${join(directory, 'data')} DIST_DIR=${join(directory, 'dist')}`;
  console.info(`A new site is in ${siteDir}. See it with\n\n    SITE_DIR=${directory} ${apart} npm start\n`);
}

/** Without a site folder of one's own, the unit becomes a part of the product. */
async function makeUnit(newUnit: typeof newBlock, unit: string): Promise<void> {
  const isProduct = !IS_PACKAGE && !process.env.SITE_DIR;
  const siteDir = isProduct ? join(PRODUCT, 'site') : siteFolder().siteDir;
  const files = await newUnit({ siteDir, isProduct }, unit);
  if (isProduct) spawnSync('node_modules/.bin/biome', ['check', '--write', ...files], { cwd: PRODUCT });
  console.info(`New in ${siteDir}:\n${files.map((file) => `  ${relative(siteDir, file)}`).join('\n')}`);
  if (kind === 'header') console.info('Pages have it once a template of templates/ names it among its headerTypes.');
}
