import { Toast } from '@base-ui/react/toast';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { icons } from '../../ui/icons.ts';
import { t } from '../../words/t.ts';
import type { ToastData } from '../../workbench/workbench.ts';
import styles from './Toasts.module.css';
import { editedText, toastTop } from './toast-top.ts';

/** How soon the timers go on, in milliseconds. */
const FOCUS_CHECK_MS = 250;

/** Short messages at the top centre, below the top bar and clear of the text being edited. */
export function Toasts() {
  const { toasts } = Toast.useToastManager<ToastData>();
  const viewport = useRef<HTMLDivElement>(null);
  const [top, setTop] = useState<number | null>(null);
  const count = toasts.length;
  useEffect(() => {
    if (count === 0) return;
    // Timers of toasts stop when the window loses the focus: to the canvas, too, whose focus says nothing to the window.
    const goOn = () => {
      const isHeld = viewport.current?.matches(':hover, :focus-within');
      if (document.hasFocus() && !isHeld) document.body.dispatchEvent(new FocusEvent('focus'));
    };
    const timer = setInterval(goOn, FOCUS_CHECK_MS);
    return () => clearInterval(timer);
  }, [count]);
  useLayoutEffect(() => {
    setTop(count === 0 || !viewport.current ? null : toastTop(viewport.current.getBoundingClientRect(), editedText()));
  }, [count]);
  return (
    <Toast.Portal>
      <Toast.Viewport
        aria-label={t('Notifications')}
        ref={viewport}
        className={styles.viewport}
        style={top === null ? undefined : { insetBlockStart: top }}
      >
        {toasts.map((toast) => (
          <Toast.Root key={toast.id} toast={toast} className={styles.toast} swipeDirection="up">
            <Toast.Content className={styles.content}>
              <Toast.Title className={styles.title} render={<p />} />
              <Toast.Description className={styles.description} />
              <div className={styles.actions}>
                {toast.data?.link && (
                  <a className={styles.link} href={toast.data.link.href} target="_blank" rel="noopener">
                    {toast.data.link.text}
                  </a>
                )}
                <Toast.Action className={styles.link} />
              </div>
            </Toast.Content>
            <Toast.Close className={styles.close} aria-label={t('Close')}>
              <icons.X size={16} aria-hidden />
            </Toast.Close>
          </Toast.Root>
        ))}
      </Toast.Viewport>
    </Toast.Portal>
  );
}
