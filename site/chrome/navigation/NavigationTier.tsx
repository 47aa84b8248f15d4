import type { NavigationItem } from '#content-store/model/entities/navigation.ts';
import { LinkElement } from '../../elements/LinkElement.tsx';
import { Text } from '../../elements/Text.tsx';
import styles from './Navigation.module.css';

interface Props {
  item: NavigationItem;
  field: string;
}

/** An entry of the first tier: a link, or a sheet with the second tier. Opening one closes the others. */
export function NavigationTier({ item, field }: Props) {
  if (item.items.length === 0) {
    return (
      <li>
        <LinkElement field={`${field}.link`} className={styles.entry} placeholder="Link" link={item.link} />
      </li>
    );
  }
  return (
    <li>
      <details className={styles.details} name="tier-one">
        <summary className={styles.entry}>{item.link.text}</summary>
        <div className={styles.sheet}>
          <div className={`column ${styles.sheetColumns}`}>
            <div className={styles.about}>
              <LinkElement field={`${field}.link`} className={styles.title} placeholder="Link" link={item.link} />
              <Text field={`${field}.description`} as="p" placeholder="Description" value={item.description} />
            </div>
            <ul className={styles.tierTwo}>
              {item.items.map((entry, index) => (
                <li key={entry.key}>
                  <LinkElement
                    field={`${field}.items.${index}.link`}
                    className={styles.entryTwo}
                    placeholder="Link"
                    link={entry.link}
                  />
                </li>
              ))}
            </ul>
          </div>
        </div>
      </details>
    </li>
  );
}
