import type { BlockProps } from '../../elements/block-props.ts';
import { Choice } from '../../elements/Choice.tsx';
import { Text } from '../../elements/Text.tsx';
import { useEntries } from '../../elements/use-entries.ts';
import { filled, playerTexts as fixed } from '../../texts/fixed-texts.ts';
import type { threeTabs } from './definition.ts';
import { TabPanel } from './TabPanel.tsx';
import styles from './ThreeTabs.module.css';

/** A folder with up to three coloured tabs; the chosen tab's sheet is on top. */
export function ThreeTabs({ content, answers }: BlockProps<typeof threeTabs>) {
  const { key, header, tabs } = content;
  return (
    <section className={styles.folder}>
      <Text field="header" as="h2" className={styles.header} placeholder="Heading" value={header} />
      <div className={styles.tabs} role="radiogroup" aria-label={header || fixed.chooseOne}>
        {useEntries('tabs', tabs).map(({ entry, field }, index) => (
          <div key={field} className={styles.tab}>
            <div className={styles.divider}>
              <Choice
                group={key}
                label={entry.header || filled(fixed.part, { number: index + 1 })}
                first={index === 0}
              />
              <Text
                field={`${field}.header`}
                as="h3"
                className={styles.name}
                placeholder="Heading"
                value={entry.header}
              />
            </div>
            <TabPanel tab={entry} field={field} answers={answers} />
          </div>
        ))}
      </div>
    </section>
  );
}
