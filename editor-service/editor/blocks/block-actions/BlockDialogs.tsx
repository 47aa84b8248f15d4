import { useState } from 'react';
import { PagePicker } from '../../links/page-choice/PagePicker.tsx';
import { fullListName, shownBlockName } from '../../store/blocks/block-name.ts';
import { allLists, isSameList } from '../../store/blocks/block-tree.ts';
import { isInside, objectionTo } from '../../store/blocks/placement.ts';
import { itemsAt, outermost } from '../../store/blocks/selection.ts';
import type { Documents } from '../../store/documents/documents.ts';
import { counted } from '../../ui/counted.ts';
import { useDialogHost } from '../../ui/dialog/dialog-host.ts';
import { FormModal } from '../../ui/dialog/FormModal.tsx';
import { QuestionModal } from '../../ui/dialog/QuestionModal.tsx';
import { ProblemText } from '../../ui/fields/Labelled.tsx';
import { SelectField } from '../../ui/fields/SelectField.tsx';
import { t, tn } from '../../words/t.ts';
import { useEditor, useWorkbench } from '../../workbench/workbench-context.ts';
import { duplicateToPage } from './duplicate-blocks.ts';
import { nameOfBlocks } from './offers/chosen-blocks.ts';
import { moveBlocksTo, removeChosen } from './select-blocks.ts';
import { useAttempt } from './use-attempt.ts';

/** The choice of another page instead of a list of this one. */
const ELSEWHERE = 'elsewhere';

/** Moves blocks without a pointer: the user chooses a list, then a position in it, or another page. */
export function MoveToDialog({ keys }: { keys: readonly string[] }) {
  const documents = useEditor((state) => state.documents);
  return documents && <MoveTo keys={keys} documents={documents} />;
}

function MoveTo({ keys, documents }: { keys: readonly string[]; documents: Documents }) {
  const workbench = useWorkbench();
  const { close } = useDialogHost();
  const places = outermost(documents, keys);
  const items = places.map(({ item }) => item);
  const lists = allLists(documents).filter((list) => !isInside(documents, list, keys));
  const [listIndex, setListIndex] = useState(() =>
    Math.max(
      0,
      lists.findIndex(({ address }) => places[0] && isSameList(address, places[0].siblings.address)),
    ),
  );
  const [position, setPosition] = useState(places[0]?.index ?? 0);
  const [slug, setSlug] = useState<string | null | undefined>(undefined);
  const isElsewhere = slug !== undefined;
  const { attempt, isBusy, problem, setProblem } = useAttempt();
  const list = lists[listIndex];
  if (!list) return null;
  const others = list.items.filter(({ key }) => !keys.includes(key));
  const objection = isElsewhere ? null : objectionTo(list, items);

  /** They are on the other page before they leave this one. */
  async function moveElsewhere(to: string) {
    await duplicateToPage(workbench, keys, to, items.length === 1 ? t('Component moved') : t('Components moved'));
    removeChosen(workbench, keys, (name) => t('{name} moved to /{to}', { name, to }));
  }

  function move() {
    if (!list) return;
    if (isElsewhere) {
      if (slug === null || slug === documents.page.slug) setProblem(t('Choose another page'));
      else void attempt(() => moveElsewhere(slug));
      return;
    }
    const before = others[position - 1];
    moveBlocksTo(workbench, keys, list.address, before ? list.items.indexOf(before) + 1 : 0);
    close();
  }

  return (
    <FormModal
      title={t('Move to…')}
      text={items.length === 1 && items[0] ? shownBlockName(items[0]) : counted(items.length, 'component')}
      action={isBusy ? t('Moving…') : t('Move')}
      isDisabled={objection !== null || isBusy}
      onSubmit={move}
    >
      <SelectField
        label={t('List')}
        isFirst
        problem={objection}
        value={isElsewhere ? ELSEWHERE : `${listIndex}`}
        options={[
          ...lists.map((one, index) => ({
            value: `${index}`,
            label: `${'\u2003'.repeat(one.depth - 1)}${fullListName(one)}`,
          })),
          { value: ELSEWHERE, label: t('Another page') },
        ]}
        onChange={(value) => {
          setSlug(value === ELSEWHERE ? null : undefined);
          setProblem(null);
          if (value !== ELSEWHERE) setListIndex(Number(value));
          setPosition(0);
        }}
      />
      {isElsewhere && (
        <>
          <PagePicker
            label={t('Page')}
            slug={null}
            onChange={(chosen) => {
              setSlug(chosen);
              setProblem(null);
            }}
          />
          <ProblemText>{problem}</ProblemText>
        </>
      )}
      {!isElsewhere && (
        <SelectField
          label={t('Position')}
          value={`${Math.min(position, others.length)}`}
          options={[
            t('At the beginning'),
            ...others.map((other) => t('After {other}', { other: shownBlockName(other) })),
          ].map((name, index) => ({
            value: `${index}`,
            label: `${index + 1} · ${name}`,
          }))}
          onChange={(value) => setPosition(Number(value))}
        />
      )}
    </FormModal>
  );
}

/** Asks before blocks are removed. */
export function RemoveDialog({ keys }: { keys: readonly string[] }) {
  const workbench = useWorkbench();
  const count = keys.length;

  return (
    <QuestionModal
      title={t('Remove component')}
      text={tn(
        count,
        'Are you sure you want to delete this component?',
        'Are you sure you want to delete these {count} components?',
      )}
      yes={t('Remove')}
      onYes={() => removeChosen(workbench, keys)}
    />
  );
}

/** Duplicates components to the end of a chosen page. */
export function DuplicateToDialog({ keys }: { keys: readonly string[] }) {
  const workbench = useWorkbench();
  const here = useEditor((state) => state.slug);
  const documents = useEditor((state) => state.documents);
  const [slug, setSlug] = useState<string | null>(here);
  const { attempt, isBusy, problem, setProblem } = useAttempt();

  function duplicate() {
    if (slug === null) setProblem(t('Choose a page'));
    else void attempt(() => duplicateToPage(workbench, keys, slug));
  }

  return (
    <FormModal
      title={t('Duplicate Components')}
      text={t('{name}: copies are added at the end of the page you choose.', {
        name: nameOfBlocks(itemsAt(documents, keys)),
      })}
      action={isBusy ? t('Duplicating…') : t('Duplicate')}
      isDisabled={isBusy}
      onSubmit={duplicate}
    >
      <PagePicker
        label={t('Page')}
        slug={here}
        onChange={(chosen) => {
          setSlug(chosen);
          setProblem(null);
        }}
      />
      <ProblemText>{problem}</ProblemText>
    </FormModal>
  );
}
