import { type FocusEvent, type PointerEvent, useId, useState } from 'react';
import type { IconComponent } from '../../ui/icons.ts';
import { useEditor } from '../../workbench/workbench-context.ts';
import styles from './Rail.module.css';

interface RailButtonProps {
  id?: string;
  icon: IconComponent;
  label: string;
  /** What it is called elsewhere; part of its name, but not shown. */
  otherName?: string;
  onClick: () => void;
  /** Describes the dot on the icon. */
  mark?: string | undefined;
  isPressed?: boolean;
  isExpanded?: boolean;
  isDisabled?: boolean;
  isBusy?: boolean;
}

/** A side menu item: an icon with its name in a tooltip or, when expanded, beside it. Keeps the focus when disabled. */
export function RailButton(props: RailButtonProps) {
  const { id, icon: Icon, label, otherName, mark, isPressed, isExpanded, isDisabled, isBusy, onClick } = props;
  const markId = useId();
  const isMenuExpanded = useEditor((state) => state.isMenuExpanded);
  const [tipTop, setTipTop] = useState<number | null>(null);
  const showTip = ({ currentTarget }: PointerEvent | FocusEvent) =>
    setTipTop(currentTarget.getBoundingClientRect().top);
  const hideTip = () => setTipTop(null);

  function act() {
    hideTip();
    onClick();
  }

  return (
    <button
      type="button"
      id={id}
      className={styles.button}
      aria-label={otherName ? `${label} (${otherName})` : label}
      aria-describedby={mark ? markId : undefined}
      aria-pressed={isPressed}
      aria-expanded={isExpanded}
      aria-busy={isBusy}
      aria-disabled={isDisabled || undefined}
      onClick={isDisabled ? undefined : act}
      onPointerEnter={showTip}
      onPointerLeave={hideTip}
      onFocus={(event) => event.currentTarget.matches(':focus-visible') && showTip(event)}
      onBlur={hideTip}
      onKeyDown={(event) => event.key === 'Escape' && hideTip()}
    >
      <span className={styles.icon}>
        <Icon size={20} strokeWidth={1.75} aria-hidden />
        {mark && (
          <span className={styles.mark} id={markId}>
            <span className="visually-hidden">{mark}</span>
          </span>
        )}
      </span>
      {isMenuExpanded && <span className={styles.label}>{label}</span>}
      {!isMenuExpanded && tipTop !== null && (
        <span className={styles.tooltip} style={{ top: tipTop }}>
          {mark ? `${label} (${mark.toLowerCase()})` : label}
        </span>
      )}
    </button>
  );
}
