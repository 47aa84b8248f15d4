import '#build/require-node.mjs';
import { execFileSync } from 'node:child_process';
import { runStage } from './stage.ts';
import { isGreen, summaryOf } from './summary.ts';

/**
 * `npm run validate`: format, lint, types, and the unit tests that uncommitted changes can reach by imports; with
 * `--all` every unit test. `types` covers all files; `types:code` leaves out Astro pages and remembers its last run.
 */
const all = process.argv.includes('--all');
const changed = execFileSync('git', ['status', '--porcelain'], { encoding: 'utf8' });
const script = (name: string) => runStage(name, ['--run', name]);

const began = performance.now();
const outcomes = await Promise.all([
  script('lint'),
  script(all || /\.astro$/m.test(changed) ? 'types' : 'types:code'),
  runStage('units', ['tests/run/units.ts', ...(all ? [] : ['--changed'])]),
]);
for (const line of summaryOf(outcomes, (performance.now() - began) / 1000)) console.info(line);
process.exitCode = isGreen(outcomes) ? 0 : 1;
