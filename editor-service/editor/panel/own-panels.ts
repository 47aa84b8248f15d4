import { type ComponentType, createContext } from 'react';
import type { ContentItem } from '#content-store/model/entities/content-item.ts';

/** Panels by `componentType`, of blocks whose fields need more than controls one below the other. */
export type OwnPanels = Readonly<Record<string, ComponentType<{ item: ContentItem }>>>;

/** Handed down by the shell, so that the side panel names none of them. */
export const OwnPanelsContext = createContext<OwnPanels>({});
