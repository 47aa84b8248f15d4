/** A link to be chosen for selected text. */
export interface LinkRequest {
  /** The address of the link around the selection; empty for none. */
  href: string;
  /** Where the selected text is, in pixels of its window. */
  place: { left: number; top: number; width: number; height: number };
}

/** The chosen link (an empty `href` removes the one that is there), or null for no change. */
export type LinkAnswer = { href: string; title: string } | null;

/** Opens the link picker beside the text; `onAnswer` is called once, when it closes. */
export type ChooseLink = (request: LinkRequest, onAnswer: (answer: LinkAnswer) => void) => void;
