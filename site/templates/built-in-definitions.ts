// Written from the folders beside it by `build/site-folder/write-built-in.ts`.
export { careers } from './careers/definition.ts';
export { generic } from './generic/definition.ts';
export { home } from './home/definition.ts';
export { news } from './news/definition.ts';
export { teamMember } from './team-member/definition.ts';
