import { ownDefinitions as brought } from '#own/definitions.ts';
import type { BlockDefinition } from '../fields/block-definition.ts';

/** The definitions of the site folder's blocks. */
export const ownDefinitions: readonly BlockDefinition[] = brought;
