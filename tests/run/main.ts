import './without-env-file.ts';
import '#build/require-node.mjs';
import { runShortScale } from '../scale/short.ts';
import { runStage } from './stage.ts';
import { isGreen, summaryOf } from './summary.ts';

/**
 * `npm test`: everything but the benchmarks, in parallel where two cores suffice. A failed stage does not stop the
 * others, so one run reports every failure.
 */
const script = (name: string) => runStage(name, ['--run', name]);
/** The checker of types is written in Go: it collects its garbage less often, as its heap grows to the end of its run. */
const checkTypes = () => runStage('types', ['--run', 'types'], { GOGC: '400' });

const began = performance.now();
const lint = script('lint');
const demo = runStage('demo', ['tests/journeys/keep-demo.ts']);
const types = lint.then(checkTypes);
const units = types.then(() =>
  runStage('units', ['tests/run/units.ts', '--project', '!scale', '--project', '!browsers']),
);
const engines = types.then(runShortScale);
const journeys = demo.then(() => runStage('journeys', ['--run', 'journeys']));

const outcomes = await Promise.all([lint, types, demo, units, engines, journeys]);
for (const line of summaryOf(outcomes, (performance.now() - began) / 1000)) console.info(line);
process.exitCode = isGreen(outcomes) ? 0 : 1;
