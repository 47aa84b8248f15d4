import type { ComponentType } from 'react';
import { ownViews } from '#own/views.ts';
import * as builtIn from './built-in-views.ts';

/**
 * The React view of each `componentType`, for static pages and for the editor's canvas.
 * Props: `content` (parsed, with empty slot lists), `answers` (`answersFor()`) and one ReactNode per slot, by its name.
 */
export const views: Readonly<Record<string, ComponentType<never>>> = { ...builtIn, ...ownViews };
