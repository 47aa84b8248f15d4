import { send } from '../api/client.ts';
import { Button } from '../ui/Button.tsx';
import { t } from '../words/t.ts';
import styles from './CompanyButtons.module.css';

interface CompanyButtonsProps {
  companies: readonly { id: string; title: string }[];
  /** The first of them gets the focus. */
  isFirst?: boolean;
  isBusy: boolean;
  onChoose: (id: string) => void;
}

/** The companies by whose log-in people come in; nothing without any. */
export function CompanyButtons({ companies, isFirst = false, isBusy, onChoose }: CompanyButtonsProps) {
  if (companies.length === 0) return null;
  return (
    <div className={styles.companies}>
      {companies.map(({ id, title }, index) => (
        <Button
          key={id}
          look={isFirst && index === 0 ? 'main' : 'plain'}
          data-first-focus={(isFirst && index === 0) || undefined}
          disabled={isBusy}
          onClick={() => onChoose(id)}
        >
          {t('Log in with {title}', { title })}
        </Button>
      ))}
    </div>
  );
}

/** Leaves for the log-in of a company, which comes back to the open page. Throws CallFailed. */
export async function goToLogIn(company: string): Promise<void> {
  const { pathname, search } = window.location;
  const { address } = await send('user/startCompany', { company, goTo: `${pathname}${search}` });
  window.location.assign(address);
}
