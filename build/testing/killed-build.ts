import { armFailpoint, type Failpoint } from '#content-store/published/failpoint.ts';
import type { BuilderOptions } from '../builder-options.ts';
import { openBuilder } from '../open-builder.ts';

/** A separate process that is killed while it builds: `node killed-build.ts STEP OPTIONS catchUp|buildAll`. */
const [step, options = '{}', work] = process.argv.slice(2);
const builder = await openBuilder(JSON.parse(options) as BuilderOptions);
armFailpoint(step as Failpoint);
await (work === 'buildAll' ? builder.buildAll() : builder.catchUp());
await builder.tidy();
