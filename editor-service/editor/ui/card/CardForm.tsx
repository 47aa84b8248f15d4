import type { ReactNode } from 'react';
import { t } from '../../words/t.ts';
import { Button } from '../Button.tsx';
import { ModalActions } from '../dialog/Modal.tsx';
import { Form } from '../fields/Form.tsx';
import { focusFirst } from '../focus/focus-element.ts';
import styles from './Card.module.css';

interface CardFormProps {
  title?: string;
  /** The label of the submit button. */
  action: string;
  isPending: boolean;
  onSubmit: () => void;
  /** Closes the form; absent for one that is always there. */
  onCancel?: () => void;
  children: ReactNode;
}

/** A form on a card, with a submit button. One that can be cancelled opens with the focus in its first field. */
export function CardForm({ title, action, isPending, onSubmit, onCancel, children }: CardFormProps) {
  return (
    <Form ref={onCancel && focusFirst} className={styles.card} aria-label={title} onSubmit={onSubmit}>
      {title && <h3 className={styles.title}>{title}</h3>}
      {children}
      <ModalActions>
        {onCancel && <Button onClick={onCancel}>{t('Cancel')}</Button>}
        <Button type="submit" look="main" disabled={isPending}>
          {action}
        </Button>
      </ModalActions>
    </Form>
  );
}
