import { type ComponentType, lazy } from 'react';

/** A component whose code is loaded when it is first rendered, or before that by `load`. */
export function late<Props>(load: () => Promise<ComponentType<Props>>) {
  return Object.assign(
    lazy(async () => ({ default: await load() })),
    { load },
  );
}
