import type { ComponentType, ReactNode } from 'react';
import type { PublishedPage } from '#content-store/model/entities/page.ts';
import { SECTION_PAGE_TYPE } from '#content-store/model/entities/section.ts';
import { FieldOwnerContext, type PictureAnswers, useIsEditing } from '../elements/field-host.ts';
import { titleOfPage } from '../elements/title-of-page.ts';
import type { TemplateDefinition } from '../fields/template-definition.ts';
import type { HeaderPropsOf } from '../header-parts/header-props.ts';
import { headers } from '../headers/headers.ts';
import { headerOf } from '../templates/header-of.ts';
import { useFrameTexts } from '../texts/use-texts.ts';
import { PageFacts } from './PageFacts.tsx';
import styles from './PageView.module.css';

interface Props {
  page: PublishedPage;
  answers: PictureAnswers;
  /** The rendered blocks of the page. */
  children?: ReactNode;
}

/** A page in its template's layout: the chosen header, its dates and facts, then the blocks. */
export function PageView({ page, answers, children }: Props) {
  const blocks = <div className={`column blocks ${styles.contents}`}>{children}</div>;
  // A section is only its blocks; the editor shows it as if it were a page.
  if (page.pageType === SECTION_PAGE_TYPE) return blocks;
  const { headerType, header } = headerOf(page);
  const Header = headers[headerType] as ComponentType<HeaderPropsOf<TemplateDefinition>> | undefined;
  return (
    <>
      <FieldOwnerContext value={{ kind: 'page' }}>
        {Header && <Header page={page} header={header} answers={answers} />}
        {!header.heading && <MainHeading page={page} />}
      </FieldOwnerContext>
      <PageFacts page={page} />
      {blocks}
    </>
  );
}

/** Every page has a main heading: without a text for it, one that only screen readers read. Editors see the empty one. */
function MainHeading({ page }: Pick<Props, 'page'>) {
  const fixed = useFrameTexts();
  if (useIsEditing()) return null;
  return (
    <h1 className="visually-hidden" data-unwritten="">
      {titleOfPage(page) || fixed.home}
    </h1>
  );
}
