import { SECTION_TYPE } from '#content-store/model/entities/section.ts';
import type { ContentItem } from '#content-store/model/values/content-item.ts';
import { blockOf } from '#site/content/item-schema.ts';
import { acceptsBlock } from '#site/fields/accepts-block.ts';
import type { BlockDefinition, Slot } from '#site/fields/block-definition.ts';
import { BLOCK_GROUPS } from '#site/fields/block-groups.ts';
import type { AnswerOf } from '../../../contract/calls.ts';
import { freshCopies } from '../../store/blocks/fresh-keys.ts';
import { freshBlock } from '../../store/blocks/new-block.ts';
import type { Documents } from '../../store/documents/documents.ts';
import { bestFirst } from '../../ui/best-first.ts';
import { counted } from '../../ui/counted.ts';
import { editorLanguage, englishOf, t, tn } from '../../words/t.ts';

type Accepts = Pick<Slot, 'allow' | 'deny'> | null | undefined;
export type StoredPattern = AnswerOf<'pattern/list'>[number];
export type StoredSection = AnswerOf<'section/list'>[number];

/** Something that can be added: a new component, a copy of a pattern, or a section. */
export interface PickerChoice {
  /** The type of a component, or `pattern:` or `section:` and an id. */
  id: string;
  group: string;
  label: string;
  detail: string;
  /** Other words people use for it. */
  words?: string;
  /** Makes the blocks to add, with new keys. */
  make: (documents: Documents | null) => ContentItem[];
  pattern?: StoredPattern;
}

/** The components that a list accepts, in the order of their groups, by name within each. */
export function blockChoices(definitions: readonly BlockDefinition[], slot: Accepts): PickerChoice[] {
  const names = Object.keys(BLOCK_GROUPS);
  return definitions
    .filter(({ componentType }) => componentType !== SECTION_TYPE && acceptsBlock(slot, componentType))
    .map((definition) => ({
      id: definition.componentType,
      group: t(BLOCK_GROUPS[definition.group ?? 'other']),
      label: definition.label,
      detail: definition.description,
      words: [...(definition.keywords ?? []), englishOf(definition.label), definition.componentType].join(' '),
      make: (documents: Documents | null) => [freshBlock(definition, {}, documents?.page)],
      order: names.indexOf(definition.group ?? 'other'),
    }))
    .toSorted((one, other) => one.order - other.order || one.label.localeCompare(other.label, editorLanguage));
}

/** The patterns whose blocks a list accepts. */
export function patternChoices(patterns: readonly StoredPattern[], slot: Accepts): PickerChoice[] {
  return patterns
    .filter(({ contents }) => contents.every(({ componentType }) => acceptsBlock(slot, componentType)))
    .map((pattern) => ({
      id: `pattern:${pattern._id}`,
      group: t('Patterns'),
      label: pattern.name,
      detail: t('Pattern of {components}', { components: counted(pattern.contents.length, 'component') }),
      make: (documents) => freshCopies(pattern.contents, documents),
      pattern,
    }));
}

/** The sections that can be shown here; not the one that is open (`exceptId`). */
export function sectionChoices(sections: readonly StoredSection[], slot: Accepts, exceptId: string): PickerChoice[] {
  const definition = blockOf(SECTION_TYPE)?.definition;
  if (!definition || !acceptsBlock(slot, SECTION_TYPE)) return [];
  return sections
    .filter(({ _id }) => _id !== exceptId)
    .map(({ _id, name, uses, published }) => ({
      id: `section:${_id}`,
      group: t('Sections'),
      label: name || t('Section without a name'),
      detail: [
        tn(uses, 'Section, used in 1 place', 'Section, used in {count} places'),
        ...(published ? [] : [t('never published')]),
      ].join(', '),
      make: () => [freshBlock(definition, { sectionId: _id })],
    }));
}

export interface ChoiceGroup {
  name: string;
  choices: readonly PickerChoice[];
}

/** The choices in their groups, recently used ones first; for a search one group, best match first. */
export function grouped(choices: readonly PickerChoice[], search: string, recent: readonly string[]): ChoiceGroup[] {
  if (search.trim() !== '') {
    const found = bestFirst(choices, search, recent);
    return found.length > 0 ? [{ name: t('Found'), choices: found }] : [];
  }
  const lately = recent.flatMap((id) => choices.find((choice) => choice.id === id) ?? []);
  const rest = choices.filter((choice) => !lately.includes(choice));
  const groups = Array.from(
    Map.groupBy(rest, ({ group }) => group),
    ([name, ofGroup]) => ({ name, choices: ofGroup }),
  );
  return lately.length > 0 ? [{ name: t('Recently used'), choices: lately }, ...groups] : groups;
}
