import { type ComponentType, lazy } from 'react';
import type { ContentItem } from '#content-store/model/entities/content-item.ts';

/** Blocks whose fields need more than controls one below the other. */
export const ownPanels: Readonly<Record<string, ComponentType<{ item: ContentItem }>>> = {
  Form: lazy(() => import('../forms/FormPanel.tsx').then(({ FormPanel }) => ({ default: FormPanel }))),
};
