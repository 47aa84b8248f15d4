import '#build/require-node.mjs';
import { EDITOR } from './editor-program.ts';
import { SERVICE } from './service-program.ts';

const { clientPart } = await import('#build/compile/client-part.ts');
const { runCompile } = await import('#build/compile/compile.ts');
const { serverPart } = await import('#build/compile/server-part.ts');
const { SITE } = await import('#build/compile/site-part.ts');
const { siteFolder } = await import('#build/site-folder/site-folder.mjs');

const folder = siteFolder();
// `--editor`: a start that waits for it compiles the service later.
const service = process.argv.includes('--editor') ? [] : [serverPart(SERVICE)];
await runCompile(folder, [SITE, clientPart(EDITOR), ...service]);
if (process.argv.includes('--for-image') && !process.exitCode) {
  const { removeCompiler } = await import('#build/compile/remove-compiler.ts');
  removeCompiler(folder);
}
