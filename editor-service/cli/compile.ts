import '#build/require-node.mjs';
import { EDITOR } from './editor-program.ts';

const { clientPart } = await import('#build/compile/client-part.ts');
const { runCompile } = await import('#build/compile/compile.ts');
const { SITE } = await import('#build/compile/site-part.ts');
const { siteFolder } = await import('#build/site-folder/site-folder.mjs');

await runCompile(siteFolder(), [SITE, clientPart(EDITOR)]);
