/** Shared parts of headers. */
export { Breadcrumb } from '../header-parts/Breadcrumb.tsx';
export { HeaderLinks } from '../header-parts/HeaderLinks.tsx';
export { HeaderWords } from '../header-parts/HeaderWords.tsx';
export type { GenericHeaderProps, HeaderPropsOf, HomeHeaderProps } from '../header-parts/header-props.ts';
export { LinkedInLink } from '../header-parts/LinkedInLink.tsx';
