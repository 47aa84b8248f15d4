import { languageName } from '#content-store/model/values/site-language.ts';
import { Button } from '../ui/Button.tsx';
import { editorLanguage, t, tn } from '../words/t.ts';
import styles from './Publishing.module.css';
import { isPossible, type Publishable, publishableKey } from './waiting.ts';

interface WaitingVersionsProps {
  items: readonly Publishable[];
  chosen: readonly Publishable[];
  onAdd: (keys: readonly string[]) => void;
}

/** Says in which other languages the chosen pages wait, and takes them along. */
export function WaitingVersions({ items, chosen, onAdd }: WaitingVersionsProps) {
  const keys = new Set(chosen.map(({ version }) => version?.key));
  const waiting = items.filter(
    (item) =>
      item.version && keys.has(item.version.key) && isPossible(item) && item.refusal === null && !chosen.includes(item),
  );
  if (waiting.length === 0) return null;
  const languages = new Set(waiting.map(({ version }) => languageName(version?.language ?? '', editorLanguage)));
  return (
    <p className={styles.fine}>
      <span>
        {t('Also waiting in {languages}.', { languages: new Intl.ListFormat(editorLanguage).format(languages) })}
      </span>
      <Button onClick={() => onAdd(waiting.map(publishableKey))}>
        {tn(waiting.length, 'Add it', 'Add all {count}')}
      </Button>
    </p>
  );
}
