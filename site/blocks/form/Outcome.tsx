import { Markup } from '../../elements/Markup.tsx';
import { formTexts as fixed } from '../../texts/fixed-texts.ts';
import styles from './Form.module.css';
import type { SubmitState } from './use-submission.ts';

interface Props {
  state: SubmitState;
  /** Sanitised rich text. */
  successMessage: string;
}

/** Announces the result of a submission. Both live regions are always rendered, or screen readers miss the text. */
export function Outcome({ state, successMessage }: Props) {
  const lines = state.kind === 'error' ? state.lines : [];
  return (
    <>
      <div className={styles.failure} role="alert">
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
      <div className={styles.outcome} role="status">
        {state.kind === 'loading' && <p>{fixed.sending}</p>}
        {state.kind === 'success' && (
          <Markup className="rich-text" html={successMessage || `<p>${fixed.success}</p>`} />
        )}
      </div>
    </>
  );
}
