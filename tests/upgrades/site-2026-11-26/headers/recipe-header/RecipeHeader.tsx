import { Text } from 'pagewright/elements';
import { Breadcrumb, type HeaderPropsOf } from 'pagewright/headers';
import type { recipe } from '../../templates/recipe/definition.ts';
import styles from './RecipeHeader.module.css';

/** The header of the page. */
export function RecipeHeader({ page, header }: HeaderPropsOf<typeof recipe>) {
  return (
    <header className={`column ${styles.header}`}>
      <Breadcrumb page={page} trail={header.breadcrumb} />
      <Text field="header.subheading" as="p" className="eyebrow" placeholder="Subheading" value={header.subheading} />
      <Text field="header.heading" as="h1" placeholder="Header" value={header.heading} />
      <Text field="header.description" as="p" placeholder="Description" value={header.description} />
    </header>
  );
}
