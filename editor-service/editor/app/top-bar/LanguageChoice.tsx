import { pageLanguage } from '#site/elements/page-language.ts';
import type { TranslationState } from '../../../contract/pages-translate.ts';
import { ask } from '../../api/client.ts';
import { nameOfLanguage, showOriginal, translationInWords } from '../../pages/commands.ts';
import { leaveFor } from '../../saving/leaving/leave.ts';
import type { Documents } from '../../store/documents/documents.ts';
import { icons } from '../../ui/icons.ts';
import { Menu } from '../../ui/menu/Menu.tsx';
import { t } from '../../words/t.ts';
import { useAfterSaving } from '../../workbench/use-after-saving.ts';
import { useEditor, useWorkbench } from '../../workbench/workbench-context.ts';
import { type BarSize, fits } from './bar-size.ts';
import styles from './TopBar.module.css';

/** The language of the page, on a site in several; leads to its other versions. */
export function LanguageChoice({ size }: { size: BarSize }) {
  const workbench = useWorkbench();
  const language = useEditor(({ domainId, slug }) => pageLanguage({ domainId, slug }).tag);
  const domainId = useEditor((state) => state.domainId);
  const original = useEditor((state) => state.original);
  const states = useAfterSaving(statesOfPage, []);
  const name = nameOfLanguage(language);
  const showTab = () => workbench.store.setState({ dialog: { kind: 'pageSettings', tab: 'Languages' } });
  const versions = states.filter(({ state, domainId: of }) => state !== 'missing' && of === domainId);
  const items = [
    ...versions.map((version) => ({
      label: `${nameOfLanguage(version.language)} · ${translationInWords(version)}`,
      isOn: version.language === language,
      onChoose: () => version.language !== language && leaveFor(workbench, { kind: 'page', href: `/${version.slug}` }),
    })),
    ...(original
      ? [
          {
            label: t('Original beside the page'),
            startsGroup: true,
            isOn: original.isShown,
            onChoose: () => showOriginal(workbench, !original.isShown),
          },
        ]
      : []),
    { label: t('Languages…'), startsGroup: true, onChoose: showTab },
  ];
  return (
    <Menu label={t('Language: {name}', { name })} className={styles.version} items={items}>
      <span className={styles.status}>{fits('compact', size) ? name : language}</span>
      <icons.ChevronDown size={16} aria-hidden />
    </Menu>
  );
}

const statesOfPage = async ({ page: { _id } }: Documents): Promise<TranslationState[]> =>
  ask('translation/states', { _id });
