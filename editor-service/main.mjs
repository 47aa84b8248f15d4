// Plain JavaScript, so that the cache of compiled modules is on before the first of them is loaded: without it Node strips
// the types of main.ts, and of all that it imports, at every start.
import '../build/require-node.mjs';

const { existsSync } = await import('node:fs');
const { join } = await import('node:path');
const { pathToFileURL } = await import('node:url');
const { isCompiled } = await import('../build/compile/stamp.ts');
const { siteFolder } = await import('../build/site-folder/site-folder.mjs');
const { SERVICE } = await import('./cli/service-program.ts');

// The compiled service is a few files instead of 1,800, unless a source has changed since.
const folder = siteFolder();
const compiled = join(folder.compiledDir, SERVICE.name, 'main.mjs');
const isThere = existsSync(compiled) && isCompiled(folder, SERVICE);
await (isThere ? import(pathToFileURL(compiled).href) : import('./main.ts'));
