import '#build/require-node.mjs';
import { fileURLToPath } from 'node:url';
import { runStage } from './stage.ts';
import { isGreen, summaryOf } from './summary.ts';

/**
 * `npm test`: everything but the benchmarks, in parallel where two cores suffice. A failed stage does not stop the
 * others, so one run reports every failure.
 */
// Hundreds of test processes load the same modules; the cache makes Node compile them once.
process.env.NODE_COMPILE_CACHE ??= fileURLToPath(new URL('../../.compiled/node', import.meta.url));

const script = (name: string) => runStage(name, ['--run', name]);

const began = performance.now();
const lint = script('lint');
const demo = runStage('demo', ['tests/journeys/keep-demo.ts']);
const pages = lint.then(() => script('types:pages'));
const code = lint.then(() => script('types:code'));
const units = Promise.all([pages, code]).then(() => runStage('units', ['tests/run/units.ts']));
const journeys = Promise.all([demo, pages, code]).then(() => runStage('journeys', ['--run', 'journeys']));

const outcomes = await Promise.all([lint, pages, code, demo, units, journeys]);
for (const line of summaryOf(outcomes, (performance.now() - began) / 1000)) console.info(line);
process.exitCode = isGreen(outcomes) ? 0 : 1;
