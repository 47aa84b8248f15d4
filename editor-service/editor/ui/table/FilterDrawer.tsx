import { type ReactNode, useId, useState } from 'react';
import { t } from '../../words/t.ts';
import { Button } from '../Button.tsx';
import { icons } from '../icons.ts';
import styles from './FilterDrawer.module.css';

interface FilterDrawerProps {
  /** How many filters are set. */
  count: number;
  onClear: () => void;
  /** Always rendered beside the buttons. */
  aside?: ReactNode;
  children: ReactNode;
}

/** The filters of a table, hidden until they are needed. */
export function FilterDrawer({ count, onClear, aside, children }: FilterDrawerProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <section aria-label={t('Filters')}>
      <div className={styles.bar}>
        <Button aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
          <icons.Filter size={16} aria-hidden />
          {isOpen ? t('Hide Filters') : t('Show Filters')}
        </Button>
        {count > 0 && (
          <Button onClick={onClear}>
            {t('Clear Filters')} <span className="visually-hidden">{t('({count} set)', { count })}</span>
          </Button>
        )}
        {aside}
      </div>
      <div id={id} className={styles.drawer} hidden={!isOpen}>
        {children}
      </div>
    </section>
  );
}
