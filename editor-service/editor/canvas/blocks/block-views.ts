import { type ComponentType, useEffect, useState } from 'react';
import { ownViewLoaders } from '#own/view-loaders.ts';

export type BlockView = ComponentType<Record<string, unknown>>;

/** One file for each block's view, loaded when a page has such a block: `blocks/hero-block/HeroBlock.tsx`. */
const files = import.meta.glob<Record<string, BlockView>>([
  '../../../../site/blocks/*/*.tsx',
  '!../../../../site/blocks/*/*.test.tsx',
]);

const builtIn = new Map(
  Object.entries(files).map(([path, load]) => [path.slice(path.lastIndexOf('/') + 1, -'.tsx'.length), load]),
);
const loaded = new Map<string, BlockView>();

/** Loads the views of these block types; unknown types are ignored. */
export async function loadViews(componentTypes: readonly string[]): Promise<void> {
  await Promise.all([...new Set(componentTypes)].map(loadView));
}

async function loadView(componentType: string): Promise<BlockView | null> {
  const view = loaded.get(componentType) ?? (await fetchView(componentType)) ?? null;
  if (view) loaded.set(componentType, view);
  return view;
}

async function fetchView(componentType: string): Promise<BlockView | undefined> {
  const own = await ownViewLoaders[componentType]?.();
  return own ? (own as BlockView) : (await builtIn.get(componentType)?.())?.[componentType];
}

/** The view of a block type; null until it has loaded. */
export function useView(componentType: string): BlockView | null {
  const [arrived, setArrived] = useState<BlockView | null>(null);
  const view = loaded.get(componentType) ?? arrived;
  useEffect(() => {
    if (view) return;
    let isCurrent = true;
    loadView(componentType).then(
      (next) => isCurrent && setArrived(() => next),
      (failure: unknown) => console.error(`The view of ${componentType} failed to load`, failure),
    );
    return () => {
      isCurrent = false;
    };
  }, [view, componentType]);
  return view;
}
