import type { ListedRelease, ReleaseContent } from '../../../contract/publishing-releases.ts';
import { counted } from '../../ui/counted.ts';
import { dateAndTime } from '../../ui/date-and-time.ts';

export const ACTIONS: Record<ReleaseContent['action'], string> = {
  publish: 'Publish',
  unpublish: 'Unpublish',
  delete: 'Delete',
};

/** What is worth knowing of an item before it goes live; empty when there is nothing. */
export function notesOf({ state, alsoIn, refusal }: ReleaseContent): string[] {
  const names = alsoIn.map(({ name }) => `“${name}”`);
  return [STATES[state], names.length > 0 && `Also in ${names.join(', ')}.`, refusal].filter(
    (note) => !!note,
  ) as string[];
}

const STATES: Record<ReleaseContent['state'], string> = {
  same: '',
  draftWentOn: 'The draft was changed since, and stays as it is.',
  liveWentOn: 'Something else went live since; this will replace it.',
  gone: 'It was deleted; take it out of the release.',
};

/** `3 changes · Kim, 1 Oct 2026, 09:00` */
export const aboutRelease = ({ total, createdBy, createdAt }: ListedRelease, nameOf: (username: string) => string) =>
  `${counted(total, 'change')} · ${nameOf(createdBy)}, ${dateAndTime(createdAt)}`;

/** Whether it is live, or was taken back. */
export const stateOfRelease = ({ state, isUndone }: ListedRelease): string =>
  state === 'open' ? 'Open' : isUndone ? 'Undone' : 'Live';
