import { Button } from '../ui/Button.tsx';
import { t } from '../words/t.ts';
import styles from './WayButtons.module.css';

/** A way to say who one is. */
export interface Way {
  label: string;
  onChoose: () => void;
}

interface WayButtonsProps {
  ways: readonly Way[];
  /** The first of them is what most people want, and gets the focus. */
  isFirst?: boolean;
  isBusy: boolean;
}

/** Ways to say who one is without typing, one below the other; nothing without any. */
export function WayButtons({ ways, isFirst = false, isBusy }: WayButtonsProps) {
  const main = { look: 'main', 'data-first-focus': true } as const;
  if (ways.length === 0) return null;
  return (
    <div className={styles.ways}>
      {ways.map(({ label, onChoose }, index) => (
        <Button key={label} disabled={isBusy} onClick={onChoose} {...(isFirst && index === 0 && main)}>
          {label}
        </Button>
      ))}
    </div>
  );
}

/** False in a browser without passkeys, and at an address without encryption. */
export const canUsePasskeys = (): boolean => 'PublicKeyCredential' in globalThis;

/** The way by passkey, where the account and this browser have it. */
export const passkeyWay = (isThere: boolean, onChoose: () => void, label = t('Use a passkey')): Way[] =>
  isThere && canUsePasskeys() ? [{ label, onChoose }] : [];

/** The ways by company. */
export const companyWays = (companies: readonly { id: string; title: string }[], choose: (id: string) => void): Way[] =>
  companies.map(({ id, title }) => ({ label: t('Log in with {title}', { title }), onChoose: () => choose(id) }));
