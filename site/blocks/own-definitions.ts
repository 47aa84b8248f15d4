import { ownDefinitions as brought } from '#own/definitions.ts';
import type { BlockDefinition } from '../fields/block-definition.ts';

/** Block definitions of the site folder. */
export const ownDefinitions: readonly BlockDefinition[] = brought;
