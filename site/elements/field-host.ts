import { type ComponentType, createContext, type ReactNode, useContext } from 'react';
import type { Image, MediaRecord } from '#content-store/model/media/image.ts';
import type { Link } from '#content-store/model/values/link.ts';
import type { ImageSize } from '../fields/field.ts';

/** Elements a text may be rendered as. */
export type TextTag = 'h1' | 'h2' | 'h3' | 'p' | 'span' | 'div' | 'cite' | 'figcaption' | 'small';

interface FieldProps {
  /** Where the value is inside its owner: `heading`, `tabs.2.title`, `header.description` (owner `page`). */
  field: string;
  className?: string | undefined;
  /** Shown to editors while the value is empty. */
  placeholder?: string | undefined;
}

export interface TextProps extends FieldProps {
  value: string;
  as?: TextTag | undefined;
  id?: string | undefined;
}

export interface RichTextProps extends FieldProps {
  /** Sanitised markup; `<p></p>` counts as empty. */
  value: string;
}

export interface PictureProps extends FieldProps {
  image: Image;
  /** Answers of the page's host: what is known of every image, by `imageId`. */
  answers: PictureAnswers;
  /** The size on large screens; it is also the aspect ratio. */
  size: ImageSize;
  /** A different cut below 640 px. */
  mobileSize?: ImageSize | undefined;
  /** A different image below 640 px; the same one when absent or empty. */
  mobileImage?: Image | undefined;
  /** The `sizes` attribute: how wide the picture is on the page. */
  sizes: string;
  /** Part of the first screen: loaded at once instead of when it comes near. */
  eager?: boolean | undefined;
}

export interface LinkProps extends FieldProps {
  link: Link;
  /** What stands inside the link instead of its text. */
  children?: ReactNode;
}

/** What a picture must know: the originals' sizes and, if an image service is set, its address. */
export interface PictureAnswers {
  media: Readonly<Record<string, MediaRecord | null>>;
  imageBaseUrl: string;
}

/** Renders the fields of a page so that they can be edited in place; the editor's canvas provides one. */
export interface FieldHost {
  Text: ComponentType<TextProps>;
  RichText: ComponentType<RichTextProps>;
  Picture: ComponentType<PictureProps>;
  Link: ComponentType<LinkProps>;
}

/** Null on the public site: fields are plain markup, and empty ones are nothing. */
export const FieldHostContext = createContext<FieldHost | null>(null);

/** What the `field` paths below are relative to. A block is named by its key. */
export type FieldOwner = { kind: 'page' | 'navigation' | 'footer' } | { kind: 'block'; key: string };

const PAGE: FieldOwner = { kind: 'page' };

export const FieldOwnerContext = createContext<FieldOwner>(PAGE);

/** The owner of the fields around a component; used by field hosts. */
export function useFieldOwner(): FieldOwner {
  return useContext(FieldOwnerContext);
}

/** True while the page is open in the editor's canvas: views then show what visitors would not see. */
export function useIsEditing(): boolean {
  return useContext(FieldHostContext) !== null;
}
