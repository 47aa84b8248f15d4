import { lazy } from 'react';
import type { OwnPanels } from '../panel/own-panels.ts';

/** The panels of blocks that have their own, loaded when such a block is selected. */
export const ownPanels: OwnPanels = {
  Form: lazy(() => import('../forms/FormPanel.tsx').then((module) => ({ default: module.FormPanel }))),
};
