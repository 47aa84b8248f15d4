import { useEffect, useRef, useState } from 'react';
import {
  type ActionOffer,
  type BlockActionName,
  blockActions,
  offersOfActions,
} from '../../blocks/block-actions/offers/block-actions.ts';
import { isSame } from '../../store/documents/same.ts';
import { icons } from '../../ui/icons.ts';
import { listenTo } from '../../ui/listen-to.ts';
import { t } from '../../words/t.ts';
import { useShell, useShellState } from '../state/shell-context.ts';
import { barEnd, barTop } from './bar-place.ts';
import { enlargement } from './enlargement.ts';
import { useBlockPlace } from './use-position.ts';

const MORE: readonly BlockActionName[] = ['duplicateTo', 'copy', 'cut', 'paste', 'saveAs'];

/** The toolbar above a selected block: its name, the grip to drag it by, and its actions. */
export function BlockToolbar({ blockKey, isDragged }: { blockKey: string; isDragged: boolean }) {
  const shell = useShell();
  const offers = useShellState((state) => offersOfActions(state, blockKey), isSame);
  const isPanelOpen = useShellState((state) => state.isPanelOpen);
  const enlarged = useShellState(enlargement);
  const where = useBlockPlace(blockKey);
  if (!offers || !where) return null;
  const { name, actions } = offers;
  const [more, others] = [true, false].map((isMore) =>
    actions.filter(({ action }) => MORE.includes(action) === isMore && action !== 'add' && action !== 'remove'),
  );
  return (
    <div
      className="bar"
      role="toolbar"
      aria-label={t('{name} actions', { name })}
      data-dragged={isDragged || undefined}
      style={{ top: barTop(where, enlarged), ...barEnd(where) }}
    >
      <span className="grip" title={t('Drag to move')}>
        <icons.GripVertical size={16} aria-hidden />
        <span className="name">{name}</span>
      </span>
      {others?.map((offer) => (
        <ToolButton key={offer.action} {...offer} blockKey={blockKey} />
      ))}
      <MoreActions key={blockKey} offers={more ?? []} blockKey={blockKey} />
      <ToolButton action="remove" isAvailable blockKey={blockKey} />
      {!isPanelOpen && (
        <button type="button" aria-label={t('Settings')} title={t('Settings')} onClick={() => shell.openPanel()}>
          <icons.Settings2 size={16} aria-hidden />
        </button>
      )}
    </div>
  );
}

/** The less frequent actions, behind one button. */
function MoreActions({ offers, blockKey }: { offers: readonly ActionOffer[]; blockKey: string }) {
  const [isOpen, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const close = () => setOpen(false);

  useEffect(() => {
    const here = root.current;
    if (!isOpen || !here) return;
    const leave = ({ relatedTarget }: FocusEvent) => {
      if (!(relatedTarget instanceof Node && here.contains(relatedTarget))) setOpen(false);
    };
    const closeByKey = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      setOpen(false);
      here.querySelector('button')?.focus();
    };
    return listenTo(here, { focusout: leave, keydown: closeByKey });
  }, [isOpen]);

  return (
    <div className="more" ref={root}>
      <button
        type="button"
        aria-label={t('More')}
        title={t('More')}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <icons.Ellipsis size={16} aria-hidden />
      </button>
      {isOpen && (
        <div className="more-actions">
          {offers.map((offer) => (
            <ToolButton key={offer.action} {...offer} blockKey={blockKey} hasName onDone={close} />
          ))}
        </div>
      )}
    </div>
  );
}

interface ToolButtonProps extends ActionOffer {
  blockKey: string;
  /** Shows the name beside the icon. */
  hasName?: boolean;
  onDone?: () => void;
}

/** One action of the toolbar. */
function ToolButton({ action, isAvailable, blockKey, hasName, onDone }: ToolButtonProps) {
  const shell = useShell();
  const { label, icon: Icon } = blockActions[action];
  return (
    <button
      type="button"
      aria-label={label}
      title={hasName ? undefined : label}
      aria-disabled={!isAvailable}
      onClick={() => {
        if (!isAvailable) return;
        onDone?.();
        shell.perform(action, blockKey);
      }}
    >
      <Icon size={16} aria-hidden />
      {hasName && label}
    </button>
  );
}
