import { armFailpoint, type Failpoint } from '#content-store/published/failpoint.ts';
import { openRebuilder, type RebuilderOptions } from '../open-rebuilder.ts';

/** A separate process that is killed while it builds: `node killed-build.ts STEP OPTIONS`. */
const [step, options = '{}'] = process.argv.slice(2);
const rebuilder = await openRebuilder(JSON.parse(options) as RebuilderOptions);
armFailpoint(step as Failpoint);
await rebuilder.catchUp();
