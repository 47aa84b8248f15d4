import type { ComponentType, ReactNode } from 'react';
import type { PublishedPage } from '#content-store/model/entities/page.ts';
import { FieldOwnerContext, type PictureAnswers } from '../elements/field-host.ts';
import type { TemplateDefinition } from '../fields/template-definition.ts';
import { headers } from '../headers/headers.ts';
import type { HeaderPropsOf } from '../headers/parts/header-props.ts';
import { headerOf } from '../templates/header-of.ts';
import { AcademyDetails } from './AcademyDetails.tsx';
import styles from './PageView.module.css';

interface Props {
  page: PublishedPage;
  answers: PictureAnswers;
  /** The rendered blocks of the page. */
  children?: ReactNode;
}

/** A page in its template's layout: the chosen header, the facts of a course, then the blocks. */
export function PageView({ page, answers, children }: Props) {
  const { headerType, header } = headerOf(page);
  const Header = headers[headerType] as ComponentType<HeaderPropsOf<TemplateDefinition>> | undefined;
  return (
    <>
      <FieldOwnerContext value={{ kind: 'page' }}>
        {Header && <Header page={page} header={header} answers={answers} />}
      </FieldOwnerContext>
      <AcademyDetails details={page.academyDetails} />
      <div className={`column blocks ${styles.contents}`}>{children}</div>
    </>
  );
}
