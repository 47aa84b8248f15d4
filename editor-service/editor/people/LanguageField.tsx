import {
  EDITOR_LANGUAGES,
  type EditorLanguage,
  editorLanguageSchema,
  LANGUAGE_QUERY,
} from '#content-store/model/people/editor-language.ts';
import { SelectField } from '../ui/fields/SelectField.tsx';
import { editorLanguage, t } from '../words/t.ts';

const OPTIONS = editorLanguageSchema.options.map((value) => ({ value, label: EDITOR_LANGUAGES[value] }));
const AS_IN_BROWSER = t('As in the browser');

interface LanguageFieldProps {
  value: EditorLanguage | '';
  onChange: (language: EditorLanguage | '') => void;
}

/** The language in which the editor speaks; empty: that of the browser. */
export const LanguageField = (chosen: LanguageFieldProps) => (
  <SelectField label={t('Language')} any={AS_IN_BROWSER} options={OPTIONS} {...chosen} />
);

/** The same before anyone has logged in, for this browser: the service remembers what an address asks for. */
export function LanguageOfBrowser() {
  function choose(language: EditorLanguage) {
    const address = new URL(window.location.href);
    address.searchParams.set(LANGUAGE_QUERY, language);
    window.location.assign(address);
  }
  const spoken = editorLanguageSchema.catch('en').parse(editorLanguage);
  return <SelectField label={t('Language')} value={spoken} options={OPTIONS} onChange={choose} />;
}
