import type { ComponentType } from 'react';
import { ownHeaders } from '#own/headers.ts';
import * as builtIn from './built-in-views.ts';

/** The view of each `headerType`. */
export const headers: Readonly<Record<string, ComponentType<never>>> = { ...builtIn, ...ownHeaders };
