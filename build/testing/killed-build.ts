import { armFailpoint, type Failpoint } from '#content-store/published/failpoint.ts';
import type { BuilderOptions } from '../builder-options.ts';
import { openBuilder } from '../open-builder.ts';

/** A separate process that is killed while it works: `node killed-build.ts STEP OPTIONS catchUp|resumed|buildAll|makePictures`. */
const [step, options = '{}', work] = process.argv.slice(2);
const builder = await openBuilder(JSON.parse(options) as BuilderOptions);
if (work === 'makePictures') await builder.catchUp();
if (work === 'resumed') await builder.catchUp(undefined, { isNewer: () => true });
armFailpoint(step as Failpoint);
if (work === 'makePictures') await builder.makePictures();
else await (work === 'buildAll' ? builder.buildAll() : builder.catchUp());
await builder.tidy();
