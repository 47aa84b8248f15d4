import '../require-node.mjs';

const { siteFolder } = await import('../site-folder/site-folder.mjs');
const { SiteFolderError } = await import('../site-folder/site-folder-error.ts');
const { writeRegistry } = await import('../site-folder/write-registry.ts');

try {
  await writeRegistry(siteFolder());
} catch (error) {
  if (!(error instanceof SiteFolderError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
