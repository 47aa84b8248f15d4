import '#build/require-node.mjs';
import { writeFile } from 'node:fs/promises';
import { describeCalls } from '../server/http/openapi/describe-calls.ts';

/** Writes the calls of the service to `openapi.json`. */
await writeFile('openapi.json', `${JSON.stringify(describeCalls(), null, 2)}\n`);
console.info('openapi.json is written.');
