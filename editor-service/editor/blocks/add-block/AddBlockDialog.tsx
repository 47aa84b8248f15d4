import { type KeyboardEvent, useEffect, useId, useMemo, useState } from 'react';
import { definitions } from '#site/blocks/definitions.ts';
import { ask } from '../../api/client.ts';
import { findList, type ListAddress } from '../../store/blocks/block-tree.ts';
import type { TypedSlash } from '../../store/state/dialog.ts';
import { Button } from '../../ui/Button.tsx';
import { Modal, ModalActions } from '../../ui/dialog/Modal.tsx';
import controls from '../../ui/fields/controls.module.css';
import { usedLately } from '../../ui/used-lately.ts';
import { t } from '../../words/t.ts';
import { useLoaded } from '../../workbench/use-loaded.ts';
import { useEditor, useWorkbench } from '../../workbench/workbench-context.ts';
import styles from './AddBlockDialog.module.css';
import { ADDED, addChosen } from './add-chosen.ts';
import { ChoiceGrid, optionId } from './ChoiceGrid.tsx';
import {
  blockChoices,
  grouped,
  type PickerChoice,
  patternChoices,
  type StoredPattern,
  type StoredSection,
  sectionChoices,
} from './choice.ts';
import type { Fillers } from './for-picture.ts';
import { PatternActions } from './PatternActions.tsx';
import { stepInGrid } from './step-in-grid.ts';

interface Props {
  list: ListAddress;
  index: number;
  typed?: TypedSlash | undefined;
}

/** Everything that can be added here, as a grid of pictures to search and to walk through by arrow keys. */
export function AddBlockDialog({ list, index, typed }: Props) {
  const workbench = useWorkbench();
  const { slot, choices, fillers, reload } = useChoices(list);
  const [search, setSearch] = useState('');
  const [recent] = useState(() => usedLately(ADDED).map(({ id: used }) => used));
  const groups = useMemo(() => grouped(choices, search, recent), [choices, search, recent]);
  const found = useMemo(() => groups.flatMap((group) => group.choices), [groups]);
  const [chosenId, setChosenId] = useState<string>();
  const chosen = found.find(({ id }) => id === chosenId) ?? found[0];
  const id = useId();

  const shown = chosen?.id;
  useEffect(() => {
    if (shown) document.getElementById(optionId(id, shown))?.scrollIntoView({ block: 'nearest' });
  }, [shown, id]);

  function add(choice: PickerChoice | undefined) {
    if (choice) addChosen(workbench, choice, { list, index, typed });
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    const { currentTarget: input } = event;
    const isSideways = event.key === 'ArrowLeft' || event.key === 'ArrowRight';
    // In the middle of a word the arrows move the caret.
    const isForGrid =
      !isSideways || (input.selectionStart === input.value.length && (search === '' || chosenId !== undefined));
    if (event.key.startsWith('Arrow') && isForGrid && chosen) {
      event.preventDefault();
      const boxes = found.map((choice) => boxOf(optionId(id, choice.id)));
      setChosenId(found[stepInGrid(boxes, found.indexOf(chosen), event.key)]?.id);
    }
    if (event.key === 'Enter') {
      event.preventDefault();
      add(chosen);
    }
  }

  return (
    <Modal title={slot ? t('Add to {label}', { label: slot.label }) : t('Add component')} size="wide">
      <input
        data-first-focus
        className={controls.input}
        type="text"
        role="combobox"
        aria-expanded
        aria-controls={`${id}-list`}
        aria-activedescendant={chosen && optionId(id, chosen.id)}
        aria-label={t('Search components')}
        placeholder={t('Search components, patterns and sections')}
        autoComplete="off"
        value={search}
        onChange={(event) => {
          setSearch(event.target.value);
          setChosenId(undefined);
        }}
        onKeyDown={onKeyDown}
      />
      <p className={styles.count} role="status">
        {search.trim() !== '' && t('{found} found', { found: found.length })}
      </p>
      <ChoiceGrid {...{ id, groups, fillers }} chosen={chosen?.id} onPoint={setChosenId} onAdd={add} />
      {found.length === 0 && (
        <p className={styles.empty}>{t('Nothing is called “{search}”. Try a shorter word.', { search })}</p>
      )}
      <div className={styles.foot}>
        <p className={styles.description}>{chosen?.detail}</p>
        <ModalActions>
          {chosen?.pattern && <PatternActions key={chosen.id} pattern={chosen.pattern} onChanged={reload} />}
          <Button look="main" disabled={!chosen} onClick={() => add(chosen)}>
            {t('Add {label}', { label: chosen?.label })}
          </Button>
        </ModalActions>
      </div>
    </Modal>
  );
}

function boxOf(element: string): { left: number; top: number } {
  const { left = 0, top = 0 } = document.getElementById(element)?.getBoundingClientRect() ?? {};
  return { left: Math.round(left), top: Math.round(top) };
}

/** How many pictures of the library the previews use. */
const IMAGES = 24;

/** How many pages a list of pages shows in its preview. */
const PAGES = 6;

interface Stored {
  patterns: readonly StoredPattern[];
  sections: readonly StoredSection[];
}

/** What can be added to a list: components at once, patterns and sections once they are loaded. */
function useChoices(list: ListAddress) {
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
  const fillers = useLoaded<Fillers | null>(loadFillers, null);
  return { slot, choices, fillers, reload: () => setLoad(() => () => loadStored()) };
}

async function loadStored(): Promise<Stored> {
  const [patterns, sections] = await Promise.all([ask('pattern/list', {}), ask('section/list', {})]);
  return { patterns, sections };
}

const NOTHING: Stored = { patterns: [], sections: [] };

/** False for logos and panoramas, which look wrong in previews. */
const isPictureLike = ({ width, height }: { width: number; height: number }): boolean =>
  width / height > 0.5 && width / height < 2.2;

async function loadFillers(): Promise<Fillers> {
  const [{ items }, { sitemap }] = await Promise.all([
    ask('media/list', { kind: 'image', limit: IMAGES }),
    ask('sitemap/filter', { size: PAGES }),
  ]);
  const pictures = items.filter((item) => item.kind === 'image' && isPictureLike(item));
  return { imageIds: pictures.map(({ _id }) => _id), pageIds: sitemap.map(({ _id }) => _id) };
}
