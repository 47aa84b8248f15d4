import './without-env-file.ts';
import '#build/require-node.mjs';
import { runShortScale } from '../scale/short.ts';
import { runStage } from './stage.ts';
import { isGreen, summaryOf } from './summary.ts';

/**
 * `npm test`: everything but the benchmarks, in parallel where two cores suffice. Tests, which also wait, begin at once; what
 * only calculates follows the journeys or the units, whichever end first, so that the others do not wait beside an idle core. A
 * failed stage does not stop the others, so one run reports every failure.
 */
const script = (name: string) => runStage(name, ['--run', name]);
/** The checker of types is written in Go: it collects its garbage less often, as its heap grows to the end of its run. */
const checkTypes = () => runStage('types', ['--run', 'types'], { GOGC: '400' });

const began = performance.now();
const demo = runStage('demo', ['tests/journeys/keep-demo.ts']);
const units = runStage('units', ['tests/run/units.ts', '--project', '!scale', '--project', '!browsers']);
const journeys = demo.then(() => script('journeys'));
const someAreThrough = Promise.race([units, journeys]);
const types = someAreThrough.then(checkTypes);
const lint = someAreThrough.then(() => script('lint'));
const engines = someAreThrough.then(runShortScale);

const outcomes = await Promise.all([demo, units, journeys, types, lint, engines]);
for (const line of summaryOf(outcomes, (performance.now() - began) / 1000)) console.info(line);
process.exitCode = isGreen(outcomes) ? 0 : 1;
