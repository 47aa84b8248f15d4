import { noticeTexts as fixed } from '../texts/fixed-texts.ts';
import styles from './ErrorMessage.module.css';
import { ErrorSign } from './ErrorSign.tsx';

interface Props {
  status: number;
  message: string;
}

const ADVICE: Readonly<Record<number, string>> = {
  404: fixed.notFoundAdvice,
};

/** An error message with its sign and a link home (specification §2). */
export function ErrorMessage({ status, message }: Props) {
  return (
    <div className={`column ${styles.error}`}>
      <ErrorSign status={status} />
      <div className={styles.words}>
        <h1>{message}</h1>
        <p>{ADVICE[status] ?? fixed.errorAdvice}</p>
        <a className="button" href="/">
          {fixed.back}
        </a>
      </div>
    </div>
  );
}
