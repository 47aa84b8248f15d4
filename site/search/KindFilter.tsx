import type { SearchAnswer } from '#content-store/search/search-site.ts';
import { numberText } from '../texts/filled.ts';
import { useSearchTexts } from '../texts/use-search-texts.ts';
import { useLanguage } from '../texts/use-texts.ts';
import styles from './SearchPage.module.css';

interface Props {
  kinds: SearchAnswer['kinds'];
  /** Empty for all. */
  chosen: string;
  onChoose: (kind: string) => void;
}

/** The kinds of the pages found, to see one of them alone; nothing if there is only one. */
export function KindFilter({ kinds, chosen, onChoose }: Props) {
  const fixed = useSearchTexts();
  const language = useLanguage();
  if (kinds.length < 2) return null;
  const all = kinds.reduce((sum, { count }) => sum + count, 0);
  return (
    <label className={styles.kinds}>
      <span>{fixed.kinds}</span>
      <select className="control" value={chosen} onChange={({ target }) => onChoose(target.value)}>
        <option value="">{`${fixed.allKinds} (${numberText(all, language)})`}</option>
        {kinds.map(({ kind, count }) => (
          <option key={kind} value={kind}>{`${kind} (${numberText(count, language)})`}</option>
        ))}
      </select>
    </label>
  );
}
