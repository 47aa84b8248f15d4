import type { Ground } from '../runtime/ground.ts';
import { patternHandlers } from './pattern-handlers.ts';
import { sectionHandlers } from './section-handlers.ts';

/** Blocks that several pages share: sections, and the patterns that pages begin with. */
export const openBlocks = ({ db }: Ground) => ({
  calls: { ...sectionHandlers(db), ...patternHandlers(db) },
});
