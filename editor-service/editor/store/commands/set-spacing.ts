import type { ScreenSize, SpacingSide } from '#content-store/model/values/spacing.ts';
import type { Documents } from '../documents/documents.ts';
import type { Patch } from '../documents/patch.ts';
import { setField } from './set-field.ts';

export interface SetSpacing {
  kind: 'setSpacing';
  key: string;
  side: SpacingSide;
  size: ScreenSize;
  /** A step of the spacing scale, 0 to 6. */
  step: number;
}

/** Sets one margin or padding of a block at one screen size. */
export function setSpacing(documents: Documents, { key, side, size, step }: SetSpacing): Patch[] {
  return setField(documents, {
    kind: 'setField',
    owner: { kind: 'block', key },
    field: `spacing.${side}.${size}`,
    value: step,
  });
}
