import { type KeyboardEvent, useCallback, useMemo } from 'react';
import type { FieldOwner } from '#site/elements/field-host.ts';
import { fieldValue } from '../../store/blocks/owner.ts';
import { type Selection, selectedKeys } from '../../store/blocks/selection.ts';
import type { PressedPicture } from '../../store/state/dialog.ts';
import { t } from '../../words/t.ts';
import { placeOfPicture } from '../comment-place.ts';
import { useDocuments, useShell, useShellState } from '../state/shell-context.ts';
import { toolsHost } from './add-tools-root.ts';
import { pictureBarTop } from './bar-place.ts';
import { enlargement } from './enlargement.ts';
import { focusPicture, pictureElement } from './pressed-picture.ts';
import { usePosition } from './use-position.ts';

/** Where a picture may be shown at another size (`Picture.tsx`). */
const PHONES = '(max-width: 639px)';

/** What can be done with the picture that was pressed, in its corner, while its block or document is selected. */
export function PictureBar({ pressed }: { pressed: string }) {
  const shell = useShell();
  const enlarged = useShellState(enlargement);
  const { owner, field } = useMemo(() => JSON.parse(pressed) as PressedPicture, [pressed]);
  const isSelected = useShellState(({ selection }) => isOf(selection, owner));
  // The place of a picture may be pressed before there is one.
  const imageId = useDocuments((documents) => fieldValue(documents, owner, `${field}.imageId`));
  // The frame of an inline element is not that of the image in it.
  const find = useCallback(
    () => (imageId ? (pictureElement(pressed)?.querySelector('img') ?? null) : null),
    [imageId, pressed],
  );
  const place = usePosition(find);
  if (!place || !isSelected) return null;
  const commented = placeOfPicture(pressed);

  function leave({ key }: KeyboardEvent) {
    const picture = key === 'Escape' && pictureElement(pressed);
    if (picture) focusPicture(picture);
  }

  return (
    <div
      className="bar picture-bar"
      role="toolbar"
      aria-label={t('Picture')}
      style={{ top: pictureBarTop(place, enlarged), left: place.left }}
      onKeyDown={leave}
    >
      <button type="button" onClick={() => shell.choosePicture(pressed)}>
        {t('Replace')}
      </button>
      <button type="button" onClick={() => shell.describePicture(pressed)}>
        {t('Describe')}
      </button>
      <button type="button" onClick={() => shell.cropPicture(pressed, matchMedia(PHONES).matches)}>
        {t('Crop')}
      </button>
      {commented && (
        <button type="button" onClick={() => shell.comment(JSON.stringify(placeOfPicture(pressed)))}>
          {t('Comment')}
        </button>
      )}
    </div>
  );
}

/** Focuses the first of the tools; false when there are none. */
export function enterPictureBar(): boolean {
  const first = toolsHost()?.shadowRoot?.querySelector<HTMLElement>('.picture-bar button') ?? null;
  first?.focus();
  return first !== null;
}

function isOf(selection: Selection | null, owner: FieldOwner): boolean {
  if (owner.kind !== 'block') return selection?.kind === owner.kind;
  const [only, ...others] = selectedKeys(selection);
  return only === owner.key && others.length === 0;
}
