import { Popover } from '@base-ui/react/popover';
import { useRef, useState } from 'react';
import type { LinkAnswer, LinkRequest } from '../rich-text/rich-text-host.ts';
import { Button } from '../ui/Button.tsx';
import { useDialogHost } from '../ui/dialog/dialog-host.ts';
import { Form } from '../ui/fields/Form.tsx';
import { t } from '../words/t.ts';
import { ServerState } from '../workbench/server-state/ServerState.tsx';
import { LinkField } from './LinkField.tsx';
import styles from './Links.module.css';

interface LinkDialogProps {
  request: LinkRequest;
  onAnswer: (answer: LinkAnswer) => void;
}

/** The picker for a link in a rich text, below the selected words, which stay visible. */
export function LinkDialog({ request, onAnswer }: LinkDialogProps) {
  const { close } = useDialogHost();
  const { left, top, width, height } = request.place;
  const [anchor] = useState(() => ({ getBoundingClientRect: () => new DOMRect(left, top, width, height) }));
  const popup = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState({ href: request.href, title: '' });

  function answer(link: LinkAnswer) {
    close();
    // After the popover has returned the focus: the text takes it, with the selection it had.
    requestAnimationFrame(() => onAnswer(link));
  }

  return (
    <Popover.Root open modal onOpenChange={(isOpen) => !isOpen && answer(null)}>
      <Popover.Portal>
        <Popover.Backdrop className={styles.backdrop} />
        <Popover.Positioner className={styles.positioner} anchor={anchor} sideOffset={8} collisionPadding={8}>
          <Popover.Popup
            ref={popup}
            className={styles.popover}
            aria-label={t('Link')}
            initialFocus={() => popup.current?.querySelector<HTMLElement>('[data-first-focus]') ?? true}
            finalFocus={false}
          >
            <ServerState>
              <Form className={styles.form} onSubmit={() => answer(chosen.href === request.href ? null : chosen)}>
                <LinkField
                  label={t('Link to')}
                  href={chosen.href}
                  onChange={(link) => (link.href === '' && request.href !== '' ? answer(link) : setChosen(link))}
                  isFirst
                />
                <div className={styles.buttons}>
                  <Button onClick={() => answer(null)}>{t('Cancel')}</Button>
                  <Button type="submit" look="main" disabled={chosen.href === ''}>
                    {request.href === '' ? t('Add link') : t('Change link')}
                  </Button>
                </div>
              </Form>
            </ServerState>
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}
