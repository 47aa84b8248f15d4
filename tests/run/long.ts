import './without-env-file.ts';
import '#build/require-node.mjs';
import { LONG_FORM } from '../pipeline/sequences.ts';
import { runStage, type StageResult } from './stage.ts';
import { isGreen, summaryOf } from './summary.ts';

/** `npm run test:long`: the suites that are too long for `npm test`, one after the other. */
const STAGES = {
  pipeline: ['tests/run/units.ts', 'tests/pipeline', 'tests/faults', 'tests/upgrades', 'tests/carried-texts'],
  journeys: ['--run', 'journeys', '--', 'rich-text', 'typing-at-once', 'home-by-keyboard'],
  scale: ['tests/scale/main.ts'],
  browsers: ['tests/browsers/main.ts'],
};

const began = performance.now();
const outcomes: StageResult[] = [];
for (const [name, words] of Object.entries(STAGES)) outcomes.push(await runStage(name, words, { [LONG_FORM]: 'yes' }));
for (const line of summaryOf(outcomes, (performance.now() - began) / 1000)) console.info(line);
process.exitCode = isGreen(outcomes) ? 0 : 1;
