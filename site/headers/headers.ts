import type { ComponentType } from 'react';
import { ownHeaders } from '#own/headers.ts';
import { CareersHeader } from './careers/CareersHeader.tsx';
import { HeaderActionArea } from './header-action-area/HeaderActionArea.tsx';
import { HeaderFive } from './header-five/HeaderFive.tsx';
import { HeaderFour } from './header-four/HeaderFour.tsx';
import { HeaderOne } from './header-one/HeaderOne.tsx';
import { HeaderThree } from './header-three/HeaderThree.tsx';
import { HeaderTwo } from './header-two/HeaderTwo.tsx';
import { HeaderWithGrid } from './header-with-grid/HeaderWithGrid.tsx';
import { HomeHeader } from './home/HomeHeader.tsx';
import { TeamMemberHeader } from './team-member/TeamMemberHeader.tsx';

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
  ...ownHeaders,
};
