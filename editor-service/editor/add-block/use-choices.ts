import { useMemo, useState } from 'react';
import { definitions } from '#site/blocks/definitions.ts';
import { ask } from '../api/client.ts';
import { findList, type ListAddress } from '../store/blocks/block-tree.ts';
import { useLoaded } from '../workbench/use-loaded.ts';
import { useEditor } from '../workbench/workbench-context.ts';
import { blockChoices, patternChoices, type StoredPattern, type StoredSection, sectionChoices } from './choice.ts';

/** Pictures of the library that fill the pictures of components. */
const IMAGES = 12;

interface Stored {
  patterns: readonly StoredPattern[];
  sections: readonly StoredSection[];
}

/** What can be added to a list: components at once, patterns and sections once they are loaded. */
export function useChoices(list: ListAddress) {
  const domainId = useEditor((state) => state.domainId);
  const openId = useEditor(({ saved }) => saved?.page._id ?? '');
  const slot = useEditor(({ documents }) => (documents && findList(documents, list))?.slot);
  const [load, setLoad] = useState(() => loaderOf(domainId));
  const { patterns, sections } = useLoaded<Stored>(load, NOTHING);
  const choices = useMemo(
    () => [
      ...blockChoices(definitions, slot),
      ...patternChoices(patterns, slot),
      ...sectionChoices(sections, slot, openId),
    ],
    [slot, patterns, sections, openId],
  );
  const imageIds = useLoaded<readonly string[] | null>(loadImageIds, null);
  return { slot, choices, imageIds, reload: () => setLoad(() => loaderOf(domainId)) };
}

const loaderOf = (domainId: string) => async (): Promise<Stored> => {
  const [patterns, sections] = await Promise.all([
    ask('pattern/list', { domainId }),
    ask('section/list', { domainId }),
  ]);
  return { patterns, sections };
};

const NOTHING: Stored = { patterns: [], sections: [] };

const loadImageIds = async (): Promise<string[]> => {
  const { items } = await ask('media/list', { kind: 'image', limit: IMAGES });
  return items.map(({ _id }) => _id);
};
