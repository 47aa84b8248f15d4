import type { ReactNode } from 'react';
import type { OtherLanguage } from './other-language.ts';

interface Props {
  language: OtherLanguage | undefined;
  children: ReactNode;
}

/** Words of another page, with their language and direction where these are not those around them. */
export const InLanguage = ({ language, children }: Props) =>
  language ? <span {...language}>{children}</span> : children;
