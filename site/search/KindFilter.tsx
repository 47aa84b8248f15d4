import type { SearchAnswer } from '#content-store/search/search-site.ts';
import { searchTexts as fixed } from '../texts/fixed-texts.ts';
import styles from './SearchPage.module.css';

interface Props {
  kinds: SearchAnswer['kinds'];
  /** Empty for all. */
  chosen: string;
  onChoose: (kind: string) => void;
}

/** The kinds of the pages found, to see one of them alone; nothing if there is only one. */
export function KindFilter({ kinds, chosen, onChoose }: Props) {
  if (kinds.length < 2) return null;
  const all = kinds.reduce((sum, { count }) => sum + count, 0);
  return (
    <label className={styles.kinds}>
      <span>{fixed.kinds}</span>
      <select className="control" value={chosen} onChange={({ target }) => onChoose(target.value)}>
        <option value="">{`${fixed.allKinds} (${all})`}</option>
        {kinds.map(({ kind, count }) => (
          <option key={kind} value={kind}>{`${kind} (${count})`}</option>
        ))}
      </select>
    </label>
  );
}
