import type { Page } from '#content-store/model/entities/page.ts';
import type { AnswerOf } from '../../contract/calls.ts';
import { CallFailed } from '../api/client.ts';
import {
  type DocumentName,
  type Documents,
  editableFields,
  openRegion,
  type RegionalName,
} from '../store/documents/documents.ts';
import { isSame } from '../store/documents/same.ts';
import { mergeDocument } from '../store/merge/merge-document.ts';
import type { SideQuestion, StoredRevision } from '../store/state/dialog.ts';
import type { EditorStore } from '../store/state/editor-state.ts';
import type { RefusedField } from '../store/state/not-saved.ts';
import { rebaseOn } from '../store/state/rebase-on.ts';
import { t } from '../words/t.ts';
import type { Workbench } from '../workbench/workbench.ts';
import { applyAnswer } from './apply-answer.ts';
import { isOwn } from './conflicts/whose.ts';
import { loadRegional } from './loading/choose-region.ts';
import { theirVersion } from './loading/load.ts';
import { storablePart } from './storable-part.ts';

/** Two people changed the same value: the save must wait until the editor has chosen. */
export class Disputed extends CallFailed {
  readonly question: SideQuestion;

  constructor(question: SideQuestion) {
    super(409, { message: t('The same text was changed elsewhere') });
    this.question = question;
  }
}

/** Some values cannot be stored; everything else is saved. */
export class PartRefused extends CallFailed {
  readonly refused: readonly RefusedField[];

  constructor({ status }: CallFailed, refused: readonly RefusedField[]) {
    super(status, {
      message: t('Not everything could be saved'),
      validationErrors: refused.map(({ message }) => message),
    });
    this.refused = refused;
  }
}

/** Enough: others rarely save between two attempts even once. */
const ATTEMPTS = 6;

/** Sends a document, with the revision it is based on, and returns it as it is stored then. */
export type SaveCall<Name extends DocumentName> = (
  document: Documents[Name],
  revision: number,
) => Promise<Documents[Name]>;

/**
 * Sends a document and applies the answer. What another person saved in the meantime is merged in first; returns whose
 * changes those were, or null. Throws Disputed, PartRefused or CallFailed.
 */
export async function sendMerged<Name extends DocumentName>(
  workbench: Workbench,
  name: Name,
  call: SaveCall<Name>,
): Promise<string | null> {
  if (name !== 'page') await mergeRegional(workbench, name as Exclude<Name, 'page'>);
  let from: string | null = null;
  for (let attempt = 1; ; attempt++) {
    try {
      await sendStorable(workbench, name, call);
      return from;
    } catch (failure) {
      const stored = name === 'page' ? staleBy(failure) : null;
      if (!stored || attempt === ATTEMPTS) throw failure;
      const theirs = await theirVersion(workbench, stored);
      if (acceptOwnSave(workbench, theirs)) continue;
      if (!rebaseOn(workbench.store, 'page', theirs)) throw new Disputed({ kind: 'conflict', stored });
      const state = workbench.store.getState();
      const author = state.names.get(theirs.updatedBy) ?? theirs.updatedBy;
      from = isOwn(state, theirs) ? t('you in another window') : author || t('someone else');
    }
  }
}

/** When the service refuses some values, everything else is sent. */
async function sendStorable<Name extends DocumentName>(
  workbench: Workbench,
  name: Name,
  call: SaveCall<Name>,
): Promise<void> {
  try {
    await sendOnce(workbench, name, call);
  } catch (failure) {
    const { documents, saved } = workbench.store.getState();
    if (!(failure instanceof CallFailed) || failure.status !== 400 || !documents || !saved) throw failure;
    const { document, refused } = storablePart(name, documents, saved);
    if (refused.length === 0) throw failure;
    const isNew = !isSame(editableFields(document), editableFields(saved[name]));
    if (isNew) await sendOnce(workbench, name, call, document);
    throw new PartRefused(failure, refused);
  }
}

async function sendOnce<Name extends DocumentName>(
  workbench: Workbench,
  name: Name,
  call: SaveCall<Name>,
  part?: Documents[Name],
): Promise<void> {
  const { store } = workbench;
  const { documents, saved } = store.getState();
  if (!documents || !saved) return;
  const sent = part ?? documents[name];
  const answer = await call(sent, saved.page.revision);
  applyAnswer(store, name, sent, answer);
  sayDeadLinks(workbench, answer);
}

/** Says that the target of a new link was deleted between choosing and saving; the link is stored as it is. */
function sayDeadLinks({ toasts }: Workbench, answer: object): void {
  const { deadLinks = [] } = answer as Pick<AnswerOf<'page/save'>, 'deadLinks'>;
  const title = deadLinks.length === 1 ? t('Broken link') : t('Broken links');
  if (deadLinks.length > 0) toasts.add({ type: 'error', title, description: deadLinks.join('\n') });
}

/** The stored revision when a page was refused as stale. */
function staleBy(failure: unknown): StoredRevision | null {
  return failure instanceof CallFailed && failure.status === 409 ? (failure.current ?? null) : null;
}

/** Merges what another editor has saved of a navigation or footer before it is saved here. */
async function mergeRegional({ store }: Workbench, name: RegionalName): Promise<void> {
  const { documents } = store.getState();
  if (!documents) return;
  const theirs = await loadRegional(name, openRegion(documents[name], name));
  if (!mergeNewer(store, name, theirs)) throw new Disputed({ kind: 'newer', name, theirs });
}

/**
 * Accepts a stored page that has nothing new for this editor: its own save whose response was lost, or a change that was
 * also made here. It becomes the saved copy without asking. False when another editor changed something.
 */
function acceptOwnSave({ store }: Workbench, theirs: Page): boolean {
  const { documents, saved } = store.getState();
  if (!documents || !saved) return false;
  const { document, conflicts } = mergeDocument('page', [saved.page, documents.page, theirs]);
  if (conflicts.length > 0 || !isSame(editableFields(document), editableFields(documents.page))) return false;
  store.setState({ saved: { ...saved, page: theirs } });
  return true;
}

type Document = Documents[RegionalName];

/** Adopts their changes to fields unchanged here. False when both changed the same field: nothing is changed then. */
export function mergeNewer(store: EditorStore, name: RegionalName, theirs: Document): boolean {
  const { documents, saved } = store.getState();
  if (!documents || !saved || documents[name]._id !== theirs._id || isSame(saved[name], theirs)) return true;
  return rebaseOn(store, name, theirs);
}
