import type { ComponentType } from 'react';
import type { PublishedPage } from '#content-store/model/page.ts';
import type { PictureAnswers } from '../elements/field-host.ts';
import { CareersHeader } from './CareersHeader.tsx';
import { HeaderActionArea } from './HeaderActionArea.tsx';
import { HeaderFive } from './HeaderFive.tsx';
import { HeaderFour } from './HeaderFour.tsx';
import { HeaderOne } from './HeaderOne.tsx';
import { HeaderThree } from './HeaderThree.tsx';
import { HeaderTwo } from './HeaderTwo.tsx';
import { HeaderWithGrid } from './HeaderWithGrid.tsx';
import { HomeHeader } from './HomeHeader.tsx';
import { TeamMemberHeader } from './TeamMemberHeader.tsx';

/** What every header is given; `header` is parsed by the page's template. */
export interface HeaderProps {
  page: PublishedPage;
  header: Record<string, unknown>;
  answers: PictureAnswers;
}

/** The view of each `headerType`. */
export const headers: Readonly<Record<string, ComponentType<never>>> = {
  Home: HomeHeader,
  HeaderOne,
  HeaderTwo,
  HeaderThree,
  HeaderFour,
  HeaderFive,
  HeaderWithGrid,
  HeaderActionArea,
  Careers: CareersHeader,
  TeamMember: TeamMemberHeader,
};
