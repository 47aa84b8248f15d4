import type { ImageSize } from '#content-store/model/fields/field.ts';
import type { FieldOwner } from '#site/elements/field-host.ts';
import type { AnswerOf } from '../../../contract/calls.ts';
import type { PublishableRef } from '../../../contract/publishing-sets.ts';
import type { LinkAnswer, LinkRequest } from '../../rich-text/rich-text-host.ts';
import type { ListAddress } from '../blocks/block-tree.ts';
import type { Documents, RegionalName } from '../documents/documents.ts';
import type { UnsavedWork } from '../documents/unsaved-work.ts';

/** Dialogs for whole tasks. A session that expires there is renewed on top of them. */
const TASKS = [
  ...(['share', 'newPage', 'pageBrowser', 'config', 'siteSettings'] as const),
  ...(['library', 'pageSettings', 'dashboard', 'replace', 'account'] as const),
] as const;
export type Task = (typeof TASKS)[number];

/** The destination of an editor who leaves: a page of the site, in the open release unless it names another, or logging out. */
export type Destination = { kind: 'page'; href: string; release?: string | null } | { kind: 'logOut' };

/** A one-time link, as it was opened. Without an e-mail address it is the link that creates the first administrator. */
export interface Recovery {
  token: string;
  email: string;
}

/** The stored revision of a page that another editor has saved in the meantime. */
export type StoredRevision = AnswerOf<'page/presence'>['stored'];

/** Two people changed the same values: which version stays? */
export type SideQuestion =
  | { kind: 'conflict'; stored: StoredRevision }
  | { kind: 'newer'; name: RegionalName; theirs: Documents[RegionalName] };
/** The empty text in which `/` was typed: what is chosen takes its place if the block holds nothing else. */
export interface TypedSlash {
  key: string;
  field: string;
  /** The text before it. */
  value: string;
}

/** A picture of the page, or the place for one: the path of its field, and the sizes it is shown at: desktops, phones. */
export interface PressedPicture {
  owner: FieldOwner;
  field: string;
  sizes: readonly ImageSize[];
}

/** The open dialog: its name and its subject. */
export type Dialog =
  | { [Name in Exclude<Task, 'library'>]: { kind: Name; tab?: string } }[Exclude<Task, 'library'>]
  | { kind: 'library'; tab?: string; isUnused?: boolean }
  | { kind: 'login'; username?: string }
  | { kind: 'recovery'; recovery: Recovery; isIncomplete: boolean }
  | { kind: 'yourName' }
  | { kind: 'notifications' }
  | { kind: 'publish' }
  | { kind: 'unpublish' }
  | { kind: 'addToRelease'; items: readonly PublishableRef[] }
  | { kind: 'release'; _id: string }
  | { kind: 'review' }
  | { kind: 'askReview'; items?: readonly PublishableRef[]; release?: string | undefined }
  | { kind: 'record'; number: number; isUndoing?: boolean }
  | { kind: 'timeMachine'; number?: number }
  | { kind: 'discard' }
  | { kind: 'deletePage' }
  | { kind: 'remove'; keys: readonly string[] }
  | { kind: 'moveTo'; keys: readonly string[] }
  | { kind: 'duplicateTo'; keys: readonly string[] }
  | { kind: 'shortcuts' }
  | { kind: 'commands' }
  | { kind: 'addBlock'; list: ListAddress; index: number; typed?: TypedSlash | undefined }
  | { kind: 'saveAs'; keys: readonly string[] }
  | { kind: 'picture'; owner: FieldOwner; field: string; files?: readonly File[] | undefined }
  | { kind: 'describePicture'; owner: FieldOwner; field: string }
  | { kind: 'cropPicture'; owner: FieldOwner; field: string; size: ImageSize }
  | { kind: 'textPicture' }
  | { kind: 'link'; request: LinkRequest; onAnswer: (answer: LinkAnswer) => void }
  | SideQuestion
  | { kind: 'leave'; destination: Destination }
  | { kind: 'restore'; work: readonly UnsavedWork[] };

/** True for the dialogs of whole tasks. */
export function isTask(dialog: Dialog | null): dialog is Extract<Dialog, { kind: Task }> {
  return TASKS.some((task) => task === dialog?.kind);
}
