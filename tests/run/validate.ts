import './without-env-file.ts';
import '#build/require-node.mjs';
import { LONG_FORM } from './long-form.ts';
import { changedFiles, testsNear } from './near-tests.ts';
import { runStage, type StageResult } from './stage.ts';
import { isGreen, summaryOf } from './summary.ts';

/**
 * `npm run validate`: types first, then format, lint, what nothing uses, and the unit tests near the uncommitted changes: a
 * minute on two cores. With `--all` every unit test, property tests in their long form. What tests across rooms start is
 * compiled once before, so that no test compiles while another reads.
 */
const all = process.argv.includes('--all');
const near = all ? [] : testsNear(changedFiles());
const script = (name: string) => runStage(name, ['--run', name]);

const began = performance.now();
const outcomes: StageResult[] = [];
const starts = all || near.some((path) => /^tests\/(?!rules\/|run\/)/.test(path));
outcomes.push(await runStage('set-up', starts ? ['build/set-up.mjs', 'test'] : ['tests/checks/install.mjs']));
outcomes.push(await script('types'));
outcomes.push(...(await Promise.all([script('lint'), ...(all || near.length > 0 ? [units()] : [])])));
for (const line of summaryOf(outcomes, (performance.now() - began) / 1000)) console.info(line);
process.exitCode = isGreen(outcomes) ? 0 : 1;

function units(): Promise<StageResult> {
  const variables = all ? { [LONG_FORM]: 'yes' } : {};
  const projects = ['--project', '!scale', '--project', '!browsers'];
  return runStage('units', ['tests/run/units.ts', ...projects, ...near], variables);
}
