import { type FocusEvent, type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { type IconComponent, icons } from '../icons.ts';
import styles from './Menu.module.css';
import { menuStep } from './menu-step.ts';

export interface MenuEntry {
  label: string;
  icon?: IconComponent | undefined;
  /** An item that is one of two states shows whether it is on. */
  isOn?: boolean | undefined;
  /** Removes something from visitors or for good. */
  isDangerous?: boolean | undefined;
  /** A line separates it from the item before. */
  startsGroup?: boolean | undefined;
  /** The address it opens in a new tab, instead of `onChoose`. */
  href?: string | undefined;
  onChoose?: (() => void) | undefined;
}

interface MenuProps {
  label: string;
  /** What the button shows. */
  children: ReactNode;
  className: string | undefined;
  items: readonly MenuEntry[];
}

/** A button with a menu (ARIA Authoring Practices, "Menu Button"). Before an item acts, the focus is on the button. */
export function Menu({ label, children, className, items }: MenuProps) {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const id = useId();
  const entries = () => [...(list.current?.querySelectorAll<HTMLElement>('[role^="menuitem"]') ?? [])];

  useEffect(() => {
    if (isOpen) list.current?.querySelector<HTMLElement>('[role^="menuitem"]')?.focus();
  }, [isOpen]);

  function close() {
    button.current?.focus();
    setOpen(false);
  }

  function press(event: KeyboardEvent) {
    if (event.key === 'Escape') close();
    else if (event.key !== 'Tab') {
      const all = entries();
      const next = menuStep(
        event.key,
        all.map((entry) => entry.textContent ?? ''),
        all.findIndex((entry) => entry.matches(':focus')),
      );
      if (next === null) return;
      all[next]?.focus();
    } else return;
    event.preventDefault();
    event.stopPropagation();
  }

  function leave({ relatedTarget, currentTarget }: FocusEvent) {
    const stays = relatedTarget instanceof Node && currentTarget.contains(relatedTarget);
    // A click on the button closes the menu itself.
    if (!stays && relatedTarget !== button.current) setOpen(false);
  }

  return (
    <div className={styles.root}>
      <button
        ref={button}
        type="button"
        className={className}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown' || isOpen) return;
          event.preventDefault();
          setOpen(true);
        }}
      >
        {children}
      </button>
      {isOpen && (
        <div
          ref={list}
          id={id}
          role="menu"
          aria-label={label}
          className={styles.menu}
          tabIndex={-1}
          onKeyDown={press}
          onBlur={leave}
        >
          {items.map((item) => (
            <Entry key={item.label} item={item} onClose={close} />
          ))}
        </div>
      )}
    </div>
  );
}

function Entry({ item, onClose }: { item: MenuEntry; onClose: () => void }) {
  const { label, icon: Icon, isOn, isDangerous, startsGroup, href, onChoose } = item;
  const shared = {
    className: styles.item,
    tabIndex: -1,
    'data-dangerous': isDangerous || undefined,
    'data-group': startsGroup || undefined,
  };
  const content = (
    <>
      <span className={styles.icon}>{Icon && <Icon size={16} strokeWidth={1.75} aria-hidden />}</span>
      {label}
    </>
  );
  if (href !== undefined) {
    return (
      <a {...shared} role="menuitem" href={href} target="_blank" rel="noopener" onClick={onClose}>
        {content}
      </a>
    );
  }
  const act = () => {
    onClose();
    onChoose?.();
  };
  return isOn === undefined ? (
    <button {...shared} type="button" role="menuitem" onClick={act}>
      {content}
    </button>
  ) : (
    <button {...shared} type="button" role="menuitemcheckbox" aria-checked={isOn} onClick={act}>
      {content}
      <icons.Check className={styles.check} size={16} aria-hidden />
    </button>
  );
}
