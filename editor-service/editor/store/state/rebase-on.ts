import { patchesOf } from '../commands/command.ts';
import { DOCUMENT_NAMES, type DocumentName, type Documents } from '../documents/documents.ts';
import { applyPatches } from '../documents/patch.ts';
import { mergeDocument } from '../merge/merge-document.ts';
import { THEIRS } from '../merge/merge-fields.ts';
import type { EditorStore } from './editor-state.ts';
import type { History, Step } from './history.ts';

/** The most undo steps that survive a merge, because each is merged again. */
const KEPT_STEPS = 100;

/**
 * Rebases a document on what another person saved of it, without a question and without an undo step: undo then still
 * takes back only what was done here. False when both changed the same value; nothing is changed then.
 */
export function rebaseOn<Name extends DocumentName>(store: EditorStore, name: Name, theirs: Documents[Name]): boolean {
  const { documents, saved, history } = store.getState();
  if (!documents || !saved) return false;
  const base = saved[name];
  const { document, conflicts } = mergeDocument(name, [base, documents[name], theirs]);
  if (conflicts.length > 0) return false;
  const merged = { ...documents, [name]: document };
  const withTheirs = (earlier: Documents): Documents => ({
    ...earlier,
    [name]: mergeDocument(name, [base, earlier[name], theirs], THEIRS).document,
  });
  store.setState({
    documents: merged,
    saved: { ...saved, [name]: theirs },
    history: rebased(history, { name, from: documents, to: merged, move: withTheirs }),
  });
  return true;
}

interface Move {
  name: DocumentName;
  from: Documents;
  to: Documents;
  /** Adds what they saved to an earlier or later state of the documents. */
  move: (documents: Documents) => Documents;
}

/** The same steps, between states to which what they saved has been added. */
function rebased({ done, undone }: History, { name, from, to, move }: Move): History {
  function walk(steps: readonly Step[], direction: 'inverse' | 'patches'): Step[] {
    const walked: Step[] = [];
    let [here, there] = [from, to];
    for (const step of steps.slice(-KEPT_STEPS).toReversed()) {
      here = applyPatches(here, step[direction]).documents;
      const next = { ...here, [name]: move(here)[name] };
      const [before, after] = direction === 'inverse' ? [next, there] : [there, next];
      walked.unshift({ ...step, ...between(before, after) });
      there = next;
    }
    return walked.filter(({ patches }) => patches.length > 0);
  }
  return { done: walk(done, 'inverse'), undone: walk(undone, 'patches') };
}

function between(before: Documents, after: Documents): Pick<Step, 'patches' | 'inverse'> {
  const changes = (from: Documents, to: Documents) =>
    DOCUMENT_NAMES.flatMap((name) => patchesOf(from, { kind: 'setDocument', name, document: to[name] }));
  return { patches: changes(before, after), inverse: changes(after, before) };
}
