import type { ReactNode } from 'react';
import type { SetPreview } from '../../contract/publishing-sets.ts';
import { Button } from '../ui/Button.tsx';
import { icons } from '../ui/icons.ts';
import { editorLanguage, said, t, tParts } from '../words/t.ts';
import styles from './Publishing.module.css';
import set from './PublishSet.module.css';
import { KIND_NAMES } from './publishing-words.ts';
import { type Publishable, publishableKey } from './waiting.ts';

interface SetEffectsProps {
  effects: SetPreview;
  /** What can be added to the set; none where the set is fixed. */
  addable?: readonly Publishable[];
  onAdd?: (key: string) => void;
  /** The most effects to list; those that prevent publishing come first. */
  most?: number;
}

/** What publishing, unpublishing or deleting a set changes for addresses and links, and what prevents it. */
export function SetEffects({ effects, addable = [], onAdd, most = Number.POSITIVE_INFINITY }: SetEffectsProps) {
  const { moves, deadLinks, unpublishedTargets, shadowedRedirects, refusals } = effects;
  const lines = [
    ...refusals.map(({ _id, title, message }) => (
      <Line key={`refusal ${_id}`} look="error">
        <strong>{title}</strong>: {said(message)}
      </Line>
    )),
    ...unpublishedTargets.map((page) => (
      <Line key={`target ${page._id}`} look="warning">
        {tParts(USES[page.linkedFrom.length === 1 ? 'one' : 'many'][page.kind], {
          names: inList(page.linkedFrom),
          title: <strong>{page.title}</strong>,
        })}{' '}
        {said(page.refusal ?? '')}
        {!page.refusal && addable.some((item) => publishableKey(item) === publishableKey(page)) && (
          <Button onClick={() => onAdd?.(publishableKey(page))}>
            {t('Publish “{title}” too', { title: page.title })}
          </Button>
        )}
      </Line>
    )),
    ...deadLinks.map(({ from, to }) => (
      <Line key={`dead ${from._id} ${to}`} look="warning">
        {tParts('{title} links to {to}, which will not exist.', {
          title: <strong>{from.title || KIND_NAMES[from.kind]}</strong>,
          to,
        })}
      </Line>
    )),
    ...moves.map(({ _id, title, from, to }) => (
      <Line key={`move ${_id}`} look="plain">
        {tParts('{title} moves from {from} to {to}; the old address redirects to the new one.', {
          title: <strong>{title}</strong>,
          from,
          to,
        })}
      </Line>
    )),
    ...shadowedRedirects.map(({ from, to, page }) => (
      <Line key={`redirect ${from}`} look="warning">
        {tParts('The redirect from {from} to {to} no longer works: {title} has that address.', {
          from,
          to,
          title: <strong>{page.title}</strong>,
        })}
      </Line>
    )),
  ];
  if (lines.length === 0) {
    return (
      <p className={styles.fine}>
        <icons.CircleCheck size={18} aria-hidden /> {t('No addresses change and no links break.')}
      </p>
    );
  }
  return (
    <ul className={set.effects} aria-label={t('What will happen')}>
      {lines.slice(0, most)}
      {lines.length > most && <li className={styles.hint}>{t('and {count} more', { count: lines.length - most })}</li>}
    </ul>
  );
}

const SIGNS = { error: icons.OctagonX, warning: icons.TriangleAlert, plain: icons.ArrowRight };

function Line({ look, children }: { look: keyof typeof SIGNS; children: ReactNode }) {
  const Sign = SIGNS[look];
  return (
    <li className={set.effect} data-severity={look}>
      <Sign size={18} aria-hidden />
      <span>{children}</span>
    </li>
  );
}

/** How a set uses what visitors cannot see: it links to a page, or shows a section. */
const USES = {
  one: {
    page: '{names} links to {title}, which is not published.',
    section: '{names} shows the section {title}, which is not published.',
  },
  many: {
    page: '{names} link to {title}, which is not published.',
    section: '{names} show the section {title}, which is not published.',
  },
};

const WORDS = new Intl.ListFormat(editorLanguage);

const inList = (items: readonly { kind: Publishable['kind']; title: string }[]): string =>
  WORDS.format(items.map(({ kind, title }) => title || KIND_NAMES[kind]));
