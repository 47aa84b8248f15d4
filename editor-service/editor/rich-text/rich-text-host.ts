import type { MediaRecord } from '#content-store/model/media/image.ts';

/** A picture of the library, with the description it has there. */
export interface TextPicture {
  imageId: string;
  alt: string;
}

/** What a rich text needs of the editor around it. */
export interface RichTextHost {
  /** A picture's record; null for one that is not in the library. */
  record: (imageId: string) => Promise<MediaRecord | null>;
  /** Adds a picture to the library. Returns why it failed, as the canvas does not recognise errors of the shell's realm. */
  upload: (file: File) => Promise<TextPicture | { problem: string }>;
  /** Opens the library; `take` is called with what is chosen there. */
  choose: (take: (picture: TextPicture) => void) => void;
  /** Announces something to screen readers. */
  announce: (text: string) => void;
  /** Shows and announces why something was not done. */
  explain: (text: string) => void;
}

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
