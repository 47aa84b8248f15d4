import { type ReactNode, useState } from 'react';
import { languageAt, languageName } from '#content-store/model/values/site-language.ts';
import { placeIn } from '#site/fields/in-language.ts';
import { siteLanguages } from '#site/fields/site-languages.ts';
import { SelectField } from '../ui/fields/SelectField.tsx';
import { editorLanguage, t } from '../words/t.ts';
import { useEditor } from '../workbench/workbench-context.ts';
import styles from './Settings.module.css';

/** Settings that each language of a domain may have its own of; what was typed for one stays while another is shown. */
export function InLanguages({ children }: { children: (place: string) => ReactNode }) {
  const domainId = useEditor((state) => state.domainId);
  const first = languageAt(siteLanguages, domainId, '');
  const others = first.domainId === '' ? siteLanguages.filter(({ path }) => path !== '') : [];
  const [place, setPlace] = useState('');
  const [opened, setOpened] = useState<readonly string[]>(['']);
  if (others.length === 0) return children('');
  return (
    <>
      <div className={styles.language}>
        <SelectField
          label={t('Language')}
          help={t('Until a language has its own, it has those of {language}.', {
            language: languageName(first.tag, editorLanguage),
          })}
          value={place}
          options={[first, ...others].map((one) => ({
            value: placeIn(one),
            label: languageName(one.tag, editorLanguage),
          }))}
          onChange={(next) => {
            setPlace(next);
            setOpened([...new Set([...opened, next])]);
          }}
        />
      </div>
      {opened.map((one) => (
        <div key={one} hidden={one !== place}>
          {children(one)}
        </div>
      ))}
    </>
  );
}

/** The id of the document of a language: what is loaded for one without its own is that of the first. */
export const idInPlace = (kind: string, domainId: string, place: string): string =>
  `${kind}_${domainId}${place && `_${place}`}`;
