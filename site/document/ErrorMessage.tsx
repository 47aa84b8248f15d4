import styles from './ErrorMessage.module.css';
import { ErrorSign } from './ErrorSign.tsx';

interface Props {
  status: number;
  message: string;
}

const ADVICE: Readonly<Record<number, string>> = {
  404: 'It may have moved, or the address has a slip in it.',
};

/** What went wrong, with a sign for it, and the way back (specification §2). */
export function ErrorMessage({ status, message }: Props) {
  return (
    <div className={`column ${styles.error}`}>
      <ErrorSign status={status} />
      <div className={styles.words}>
        <h1>{message}</h1>
        <p>{ADVICE[status] ?? 'It is not your fault. Try again in a minute.'}</p>
        <a className="button" href="/">
          Let's go back
        </a>
      </div>
    </div>
  );
}
