import '#build/require-node.mjs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { checkDocs } from './check-docs.ts';
import { makeDocs } from './make-docs.ts';

/** `npm run docs`: the documentation as a site; with `--check` also its pages in a browser, and the long commands. */
const { values } = parseArgs({
  options: { out: { type: 'string', default: 'dist-docs' }, check: { type: 'boolean', default: false } },
});
const out = resolve(values.out);
await makeDocs(out);
console.info(`The documentation is in ${out}.`);
if (values.check) {
  const mistakes = await checkDocs(out);
  for (const mistake of mistakes) console.error(mistake);
  console.info(mistakes.length === 0 ? 'Checked: no mistakes.' : `${mistakes.length} mistakes.`);
  if (mistakes.length > 0) process.exitCode = 1;
}
