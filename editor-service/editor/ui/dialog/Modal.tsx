import { Dialog } from '@base-ui/react/dialog';
import { type ReactNode, useCallback, useRef, useState } from 'react';
import { t } from '../../words/t.ts';
import { firstField, focusOrigin, placeOf, standIn } from '../focus/focus-place.ts';
import { icons } from '../icons.ts';
import { useDialogHost } from './dialog-host.ts';
import { focusWhenItAppears } from './late-focus.ts';
import styles from './Modal.module.css';

interface ModalProps {
  title: string;
  children: ReactNode;
  onClose?: (() => void) | undefined;
  /** Asks a question that must be answered: no close button, and a click outside does not close it. */
  isQuestion?: boolean;
  /** `task` is for whole tasks, `broad` for those with tables; `full` fills the window, for long lists; `corner` is
   * below the buttons at the end of the top bar; `steady` keeps its height, and so its buttons, while its parts arrive. */
  size?: 'normal' | 'corner' | 'medium' | 'wide' | 'steady' | 'task' | 'broad' | 'full';
}

/**
 * A dialog. `data-first-focus` marks what gets focus, else the first field of its form does, unless it is for a whole
 * task; Escape closes it, and focus returns, even into the page. On a page of its own, a dialog has nothing to return to.
 */
export function Modal({ title, children, onClose, isQuestion = false, size = 'normal' }: ModalProps) {
  const host = useDialogHost();
  const close = onClose ?? host.close;
  const isAlone = host.isAlone();

  const [{ element: origin, inPage }] = useState(focusOrigin);
  const [opener] = useState(() => placeOf(origin));
  const before = useRef(host.focusRequest());

  /** Focuses a requested block, else the origin or its replacement; the dialog cannot focus inside the frame itself. */
  function returnFocus() {
    if (host.isPanelWanted()) return false;
    const focusRequest = host.focusRequest();
    const wanted = focusRequest !== before.current ? focusRequest : null;
    const place = wanted === null && standIn(opener);
    if (place) return place;
    if (wanted === null && inPage?.isConnected) {
      requestAnimationFrame(() => inPage.focus({ preventScroll: true }));
      return false;
    }
    if (wanted === null && isInShell(origin)) return origin;
    const key = host.selectedBlock();
    const request = wanted ?? (key !== null && { key });
    // The frame of the page, with nothing focused in it.
    if (!request) return origin instanceof HTMLIFrameElement && origin.isConnected ? origin : true;
    host.focusBlock(request);
    return false;
  }

  const popup = useRef<HTMLDivElement>(null);
  const shown = useCallback((element: HTMLDivElement | null) => {
    popup.current = element;
    focusWhenItAppears(element);
  }, []);
  function firstFocus() {
    const marked = popup.current?.querySelector<HTMLElement>('[data-first-focus]');
    const form = LONG.includes(size) ? null : popup.current?.querySelector('form');
    return marked ?? (form && firstField(form)) ?? true;
  }

  return (
    <Dialog.Root
      open
      modal={!isAlone}
      onOpenChange={(isOpen) => !isOpen && !isAlone && close()}
      disablePointerDismissal={isQuestion || isAlone}
    >
      <Dialog.Portal>
        {!isAlone && <Dialog.Backdrop className={styles.backdrop} />}
        <Dialog.Popup
          ref={shown}
          initialFocus={firstFocus}
          className={styles.popup}
          data-size={size}
          data-alone={isAlone || undefined}
          role={isQuestion ? 'alertdialog' : 'dialog'}
          finalFocus={returnFocus}
        >
          <header className={styles.header}>
            <Dialog.Title className={styles.title}>{title}</Dialog.Title>
            {!isQuestion && !isAlone && (
              <Dialog.Close className={styles.close} aria-label={t('Close')}>
                <icons.X size={18} aria-hidden />
              </Dialog.Close>
            )}
          </header>
          {children}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

const LONG: readonly string[] = ['task', 'broad', 'full'];

/** True for a control of the shell that still exists; false for the page's frame, or nothing. */
function isInShell(element: Element | null): element is HTMLElement {
  return element instanceof HTMLElement && element.isConnected && element.matches('button, input, select, textarea, a');
}

/** The sentence below a dialog's title that explains it. */
export function ModalText({ children }: { children: ReactNode }) {
  return <Dialog.Description className={styles.text}>{children}</Dialog.Description>;
}

/** The row of buttons at the end of a dialog. */
export function ModalActions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>;
}
