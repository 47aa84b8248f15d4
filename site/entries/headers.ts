/** Shared parts of headers. */
export { Breadcrumb } from '../headers/parts/Breadcrumb.tsx';
export { HeaderLinks } from '../headers/parts/HeaderLinks.tsx';
export { HeaderWords } from '../headers/parts/HeaderWords.tsx';
export type { GenericHeaderProps, HeaderPropsOf, HomeHeaderProps } from '../headers/parts/header-props.ts';
export { LinkedInLink } from '../headers/parts/LinkedInLink.tsx';
