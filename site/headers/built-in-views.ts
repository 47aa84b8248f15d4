// Written from the folders beside it by `build/site-folder/write-built-in.ts`.
export { Careers } from './careers/Careers.tsx';
export { HeaderActionArea } from './header-action-area/HeaderActionArea.tsx';
export { HeaderFive } from './header-five/HeaderFive.tsx';
export { HeaderFour } from './header-four/HeaderFour.tsx';
export { HeaderOne } from './header-one/HeaderOne.tsx';
export { HeaderThree } from './header-three/HeaderThree.tsx';
export { HeaderTwo } from './header-two/HeaderTwo.tsx';
export { HeaderWithGrid } from './header-with-grid/HeaderWithGrid.tsx';
export { Home } from './home/Home.tsx';
export { TeamMember } from './team-member/TeamMember.tsx';
