import type { ComponentType } from 'react';
import { views } from '#site/blocks/views.ts';

/** The view of a block type, as on static pages; undefined for an unknown type. */
export const viewOf = (componentType: string): ComponentType<Record<string, unknown>> | undefined =>
  Object.hasOwn(views, componentType) ? (views[componentType] as ComponentType<Record<string, unknown>>) : undefined;
