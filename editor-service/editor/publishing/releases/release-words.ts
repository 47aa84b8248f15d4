import type { ListedRelease, ReleaseContent } from '../../../contract/publishing-releases.ts';
import { counted } from '../../ui/counted.ts';
import { dateAndTime } from '../../ui/date-and-time.ts';
import { quoted } from '../../words/quoted.ts';
import { t } from '../../words/t.ts';

export const ACTIONS: Record<ReleaseContent['action'], string> = {
  publish: t('Publish'),
  unpublish: t('Unpublish'),
  delete: t('Delete'),
};

/** What is worth knowing of an item before it goes live; empty when there is nothing. */
export function notesOf({ state, alsoIn, refusal }: ReleaseContent): string[] {
  const names = alsoIn.map(({ name }) => quoted(name));
  return [STATES[state], names.length > 0 && t('Also in {names}.', { names: names.join(', ') }), refusal].filter(
    (note) => !!note,
  ) as string[];
}

const STATES: Record<ReleaseContent['state'], string> = {
  same: '',
  draftWentOn: t('The draft was changed since, and stays as it is.'),
  liveWentOn: t('Something else went live since; this will replace it.'),
  gone: t('It was deleted; take it out of the release.'),
};

/** `3 changes · Kim, 1 Oct 2026, 09:00` */
export const aboutRelease = ({ total, createdBy, createdAt }: ListedRelease, nameOf: (username: string) => string) =>
  `${counted(total, 'change')} · ${nameOf(createdBy)}, ${dateAndTime(createdAt)}`;

/** Whether it is live, or was taken back. */
export const stateOfRelease = ({ state, isUndone }: ListedRelease): string =>
  state === 'open' ? t('Open') : isUndone ? t('Undone') : t('Live');
