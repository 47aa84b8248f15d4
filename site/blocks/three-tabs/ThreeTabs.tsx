import type { BlockProps } from '../../elements/block-props.ts';
import { Choice } from '../../elements/Choice.tsx';
import type { CommonAnswers } from '../../elements/common-answers.ts';
import { LinkElement } from '../../elements/LinkElement.tsx';
import { Picture } from '../../elements/Picture.tsx';
import { RichText } from '../../elements/RichText.tsx';
import { Text } from '../../elements/Text.tsx';
import { useEntries } from '../../elements/use-entries.ts';
import type { ContentOf } from '../../fields/block-definition.ts';
import { filled } from '../../texts/filled.ts';
import { usePlayerTexts } from '../../texts/use-player-texts.ts';
import { useLanguage } from '../../texts/use-texts.ts';
import { THREE_TABS_SIZE, type threeTabs } from './definition.ts';
import styles from './ThreeTabs.module.css';

/** A folder with up to three coloured tabs; the chosen tab's sheet is on top. */
export function ThreeTabs({ content, answers }: BlockProps<typeof threeTabs>) {
  const fixed = usePlayerTexts();
  const language = useLanguage();
  const { key, header, tabs } = content;
  return (
    <section className={styles.folder}>
      <Text field="header" as="h2" className={styles.header} value={header} />
      <div className={styles.tabs} role="radiogroup" aria-label={header || fixed.chooseOne}>
        {useEntries('tabs', tabs).map(({ entry, field }, index) => (
          <div key={field} className={styles.tab}>
            <div className={styles.divider}>
              <Choice
                group={key}
                label={entry.header || filled(fixed.part, { number: index + 1 }, language)}
                first={index === 0}
              />
              <Text field={`${field}.header`} as="h3" className={styles.name} value={entry.header} />
            </div>
            <TabPanel tab={entry} field={field} answers={answers} />
          </div>
        ))}
      </div>
    </section>
  );
}

interface TabProps {
  tab: ContentOf<typeof threeTabs>['tabs'][number];
  /** The tab's path in the block. */
  field: string;
  answers: CommonAnswers;
}

/** The content of one tab: a wide picture, a description, up to two links. */
function TabPanel({ tab, field, answers }: TabProps) {
  return (
    <div className={styles.panel}>
      <figure className={styles.figure}>
        <Picture
          field={`${field}.image`}
          className="cover"
          image={tab.image}
          answers={answers}
          size={THREE_TABS_SIZE}
          sizes="(min-width: 67.5rem) 660px, 90vw"
        />
        <Text field={`${field}.image.caption`} as="figcaption" className="caption" value={tab.image.caption} />
      </figure>
      <div className={styles.words}>
        <RichText field={`${field}.description`} value={tab.description} />
        <div className={styles.links}>
          {useEntries(`${field}.links`, tab.links).map(({ entry, field: linkField }, index) => (
            <LinkElement
              key={linkField}
              field={linkField}
              className={index === 0 ? 'button' : 'button quiet'}
              link={entry}
            />
          ))}
        </div>
      </div>
    </div>
  );
}
