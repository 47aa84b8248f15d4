import type { BlockDefinition } from '../fields/block-definition.ts';
import { ownConfig } from '../fields/own-config.ts';
import { unitsOf } from '../fields/units-of.ts';
import * as builtIn from './built-in-definitions.ts';
import { ownDefinitions } from './own-definitions.ts';

/** Every block of this site: built-in ones and the site folder's own, which replace built-in ones of the same name. */
export const definitions = unitsOf(
  Object.values(builtIn) as readonly BlockDefinition[],
  ownDefinitions,
  ({ componentType }) => componentType,
  ownConfig.without?.blocks,
);
