import { type KeyboardEvent, useCallback } from 'react';
import type { ImageSize } from '#content-store/model/fields/field.ts';
import type { FieldOwner } from '#site/elements/field-host.ts';
import { type Selection, selectedKeys } from '../../store/blocks/selection.ts';
import { useShell, useShellState } from '../state/shell-context.ts';
import { toolsHost } from './add-tools-root.ts';
import { pictureBarTop } from './bar-place.ts';
import { enlargement } from './enlargement.ts';
import { focusPicture, type PressedPicture, pictureElement } from './pressed-picture.ts';
import { usePosition } from './use-position.ts';

/** What can be done with the picture that was pressed, in its corner, while its block or document is selected. */
export function PictureBar({ owner, field, sizes }: PressedPicture) {
  const shell = useShell();
  const enlarged = useShellState(enlargement);
  const isSelected = useShellState(({ selection }) => isOf(selection, JSON.parse(owner) as FieldOwner));
  // The frame of an inline element is not that of the image in it.
  const find = useCallback(() => pictureElement({ owner, field })?.querySelector('img') ?? null, [owner, field]);
  const place = usePosition(find);
  if (!place || !isSelected) return null;

  function leave({ key }: KeyboardEvent) {
    const picture = key === 'Escape' && pictureElement({ owner, field });
    if (picture) focusPicture(picture);
  }

  return (
    <div
      className="bar picture-bar"
      role="toolbar"
      aria-label="Picture"
      style={{ top: pictureBarTop(place, enlarged), left: place.left }}
      onKeyDown={leave}
    >
      <button type="button" onClick={() => shell.choosePicture(owner, field)}>
        Replace
      </button>
      <button type="button" onClick={() => shell.describePicture(owner, field)}>
        Describe
      </button>
      <button type="button" onClick={() => shell.cropPicture(owner, field, shownSize(sizes))}>
        Crop
      </button>
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

/** The size, in JSON, at which the picture is seen now; phones may show another than desktops (`Picture.tsx`). */
function shownSize(sizes: string): string {
  const [desktop, mobile = desktop] = JSON.parse(sizes) as ImageSize[];
  return JSON.stringify(matchMedia('(max-width: 639px)').matches ? mobile : desktop);
}
