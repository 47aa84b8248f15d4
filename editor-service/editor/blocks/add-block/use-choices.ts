import { useMemo, useState } from 'react';
import { definitions } from '#site/blocks/definitions.ts';
import { ask } from '../../api/client.ts';
import { findList, type ListAddress } from '../../store/blocks/block-tree.ts';
import { useLoaded } from '../../workbench/use-loaded.ts';
import { useEditor } from '../../workbench/workbench-context.ts';
import { blockChoices, patternChoices, type StoredPattern, type StoredSection, sectionChoices } from './choice.ts';
import type { PictureParts } from './for-picture.ts';

/** Pictures of the library that fill the pictures of components. */
const IMAGES = 24;

/** Pages for lists of pages. */
const PAGES = 6;

interface Stored {
  patterns: readonly StoredPattern[];
  sections: readonly StoredSection[];
}

/** What can be added to a list: components at once, patterns and sections once they are loaded. */
export function useChoices(list: ListAddress) {
  const openId = useEditor(({ saved }) => saved?.page._id ?? '');
  const slot = useEditor(({ documents }) => (documents && findList(documents, list))?.slot);
  const [load, setLoad] = useState(() => loadStored);
  const { patterns, sections } = useLoaded<Stored>(load, NOTHING);
  const choices = useMemo(
    () => [
      ...blockChoices(definitions, slot),
      ...patternChoices(patterns, slot),
      ...sectionChoices(sections, slot, openId),
    ],
    [slot, patterns, sections, openId],
  );
  const parts = useLoaded<PictureParts | null>(loadParts, null);
  return { slot, choices, parts, reload: () => setLoad(() => () => loadStored()) };
}

async function loadStored(): Promise<Stored> {
  const [patterns, sections] = await Promise.all([ask('pattern/list', {}), ask('section/list', {})]);
  return { patterns, sections };
}

const NOTHING: Stored = { patterns: [], sections: [] };

/** Logos and panoramas do not fill the pictures of components. */
const isPictureLike = ({ width, height }: { width: number; height: number }): boolean =>
  width / height > 0.5 && width / height < 2.2;

async function loadParts(): Promise<PictureParts> {
  const [{ items }, { sitemap }] = await Promise.all([
    ask('media/list', { kind: 'image', limit: IMAGES }),
    ask('sitemap/filter', { size: PAGES }),
  ]);
  const pictures = items.filter((item) => item.kind === 'image' && isPictureLike(item));
  return { imageIds: pictures.map(({ _id }) => _id), pageIds: sitemap.map(({ _id }) => _id) };
}
