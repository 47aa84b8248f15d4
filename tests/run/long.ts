import './without-env-file.ts';
import '#build/require-node.mjs';
import { LONG_FORM, LONG_UNITS } from './long-form.ts';
import { runStage, type StageResult } from './stage.ts';
import { isGreen, summaryOf } from './summary.ts';

/** `npm run test:long`: the suites that are too long for `npm test`, one after the other. */
const STAGES = {
  pipeline: ['tests/run/units.ts', ...LONG_UNITS],
  journeys: ['--run', 'journeys'],
  scale: ['tests/scale/main.ts'],
  browsers: ['tests/browsers/main.ts'],
};

const began = performance.now();
const outcomes: StageResult[] = [];
for (const [name, words] of Object.entries(STAGES)) outcomes.push(await runStage(name, words, { [LONG_FORM]: 'yes' }));
for (const line of summaryOf(outcomes, (performance.now() - began) / 1000)) console.info(line);
process.exitCode = isGreen(outcomes) ? 0 : 1;
