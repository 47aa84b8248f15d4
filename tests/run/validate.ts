import './without-env-file.ts';
import '#build/require-node.mjs';
import { LONG_FORM } from '../pipeline/sequences.ts';
import { runStage } from './stage.ts';
import { isGreen, summaryOf } from './summary.ts';

/**
 * `npm run validate`: format, lint, types, and the unit tests that uncommitted changes can reach by imports; with
 * `--all` every unit test, property tests in their long form.
 */
const all = process.argv.includes('--all');
if (all) process.env[LONG_FORM] = 'yes';
const script = (name: string) => runStage(name, ['--run', name]);

const began = performance.now();
const outcomes = await Promise.all([
  script('lint'),
  script('types'),
  runStage('units', [
    'tests/run/units.ts',
    '--project',
    '!scale',
    '--project',
    '!browsers',
    ...(all ? [] : ['--changed']),
  ]),
]);
for (const line of summaryOf(outcomes, (performance.now() - began) / 1000)) console.info(line);
process.exitCode = isGreen(outcomes) ? 0 : 1;
