import { Toast } from '@base-ui/react/toast';
import { X } from 'lucide-react';
import type { ToastData } from '../workbench/workbench.ts';
import styles from './Toasts.module.css';

/** Short messages at the top centre (specification §8). */
export function Toasts() {
  const { toasts } = Toast.useToastManager<ToastData>();
  return (
    <Toast.Portal>
      <Toast.Viewport className={styles.viewport}>
        {toasts.map((toast) => (
          <Toast.Root key={toast.id} toast={toast} className={styles.toast} swipeDirection="up">
            <Toast.Content className={styles.content}>
              <Toast.Title className={styles.title} render={<p />} />
              <Toast.Description className={styles.description} />
              {toast.data?.link && (
                <a className={styles.link} href={toast.data.link.href} target="_blank" rel="noopener">
                  {toast.data.link.text}
                </a>
              )}
            </Toast.Content>
            <Toast.Close className={styles.close} aria-label="Close">
              <X size={16} aria-hidden />
            </Toast.Close>
          </Toast.Root>
        ))}
      </Toast.Viewport>
    </Toast.Portal>
  );
}
