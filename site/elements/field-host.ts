import { type ComponentType, createContext, type ReactNode, useContext } from 'react';
import type { ImageSize } from '#content-store/model/fields/field.ts';
import type { Image, MediaRecord } from '#content-store/model/media/image.ts';
import type { Link } from '#content-store/model/values/link.ts';

/** Elements a text may be rendered as. */
type TextTag = 'h1' | 'h2' | 'h3' | 'p' | 'span' | 'div' | 'cite' | 'figcaption' | 'small';

interface FieldProps {
  /** Where the value is inside its owner: `heading`, `tabs.2.title`, `header.description` (owner `page`). */
  field: string;
  className?: string | undefined;
  /** Shown to editors while the value is empty, instead of what its field's definition says. */
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
  /** Media records of every image by `imageId`, among the answers of the page's host. */
  answers: PictureAnswers;
  /** The size on large screens; it also sets the aspect ratio. */
  size: ImageSize;
  /** A different crop below 640 px. */
  mobileSize?: ImageSize | undefined;
  /** A different image below 640 px; the same one when absent or empty. */
  mobileImage?: Image | undefined;
  /** The `sizes` attribute: how wide the picture is on the page. */
  sizes: string;
  /** Part of the first screen: loaded eagerly. */
  eager?: boolean | undefined;
}

export interface LinkProps extends FieldProps {
  link: Link;
  /** Shown inside the link instead of its text. */
  children?: ReactNode;
}

/** Data a picture needs: the originals' sizes and, if configured, the image service's address. */
export interface PictureAnswers {
  media: Readonly<Record<string, MediaRecord | null>>;
  imageBaseUrl: string;
}

/** Renders the fields of a page so that they can be edited in place; provided by the editor's canvas. */
export interface FieldHost {
  Text: ComponentType<TextProps>;
  RichText: ComponentType<RichTextProps>;
  Picture: ComponentType<PictureProps>;
  Link: ComponentType<LinkProps>;
}

/** Null on the public site: fields are plain markup, and empty ones render nothing. */
export const FieldHostContext = createContext<FieldHost | null>(null);

/** The document or block that `field` paths are relative to. A block is identified by its key. */
export type FieldOwner = { kind: 'page' | 'navigation' | 'footer' } | { kind: 'block'; key: string };

export const FieldOwnerContext = createContext<FieldOwner>({ kind: 'page' });

/** The owner of the fields around a component; used by field hosts. */
export function useFieldOwner(): FieldOwner {
  return useContext(FieldOwnerContext);
}

/** The address of the page around the navigation (`/about`), which marks the links to it; empty for no mark. */
export const CurrentAddressContext = createContext('');

/** True while the page is open in the editor's canvas, where views also show what visitors do not see. */
export function useIsEditing(): boolean {
  return useContext(FieldHostContext) !== null;
}
