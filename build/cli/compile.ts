import '../require-node.mjs';

const { runCompile } = await import('../compile/compile.ts');
const { SITE } = await import('../compile/site-part.ts');
const { siteFolder } = await import('../site-folder/site-folder.mjs');

await runCompile(siteFolder(), [SITE]);
