import type { LinkType } from '#content-store/model/values/link.ts';

/** What was chosen: its address, the link type that follows from it, and a name to use as the link's text. */
export interface ChosenLink {
  href: string;
  type: LinkType;
  title: string;
}
