import '../require-node.mjs';

const { compile } = await import('../compile/compile.ts');
const { siteFolder } = await import('../site-folder/site-folder.mjs');
const { SiteFolderError } = await import('../site-folder/site-folder-error.ts');

try {
  await compile(siteFolder(), { withEditor: process.argv[2] !== 'build' });
} catch (error) {
  if (!(error instanceof SiteFolderError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
