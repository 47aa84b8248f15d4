import { type ComponentType, createContext } from 'react';
import type { ContentItem } from '#content-store/model/values/content-item.ts';

/** Panels by `componentType`, for blocks whose fields need more than a column of controls. */
export type OwnPanels = Readonly<Record<string, ComponentType<{ item: ContentItem }>>>;

/** Provided by the shell, so that the side panel depends on none of them. */
export const OwnPanelsContext = createContext<OwnPanels>({});
