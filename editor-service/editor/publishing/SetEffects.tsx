import type { ReactNode } from 'react';
import type { SetPreview } from '../../contract/publishing-sets.ts';
import { Button } from '../ui/Button.tsx';
import { icons } from '../ui/icons.ts';
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
        <strong>{title}</strong>: {message}
      </Line>
    )),
    ...unpublishedTargets.map((page) => (
      <Line key={`target ${page._id}`} look="warning">
        {inList(page.linkedFrom)} {verbOf(page)} <strong>{page.title}</strong>, which is not published. {page.refusal}
        {!page.refusal && addable.some((item) => publishableKey(item) === publishableKey(page)) && (
          <Button onClick={() => onAdd?.(publishableKey(page))}>Publish “{page.title}” too</Button>
        )}
      </Line>
    )),
    ...deadLinks.map(({ from, to }) => (
      <Line key={`dead ${from._id} ${to}`} look="warning">
        <strong>{from.title || KIND_NAMES[from.kind]}</strong> links to {to}, which will not exist.
      </Line>
    )),
    ...moves.map(({ _id, title, from, to }) => (
      <Line key={`move ${_id}`} look="plain">
        <strong>{title}</strong> moves from {from} to {to}; the old address redirects to the new one.
      </Line>
    )),
    ...shadowedRedirects.map(({ from, to, page }) => (
      <Line key={`redirect ${from}`} look="warning">
        The redirect from {from} to {to} no longer works: <strong>{page.title}</strong> has that address.
      </Line>
    )),
  ];
  if (lines.length === 0) {
    return (
      <p className={styles.fine}>
        <icons.CircleCheck size={18} aria-hidden /> No addresses change and no links break.
      </p>
    );
  }
  return (
    <ul className={set.effects} aria-label="What will happen">
      {lines.slice(0, most)}
      {lines.length > most && <li className={styles.hint}>and {lines.length - most} more</li>}
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
function verbOf({ kind, linkedFrom: { length } }: SetPreview['unpublishedTargets'][number]): string {
  if (kind === 'section') return length === 1 ? 'shows the section' : 'show the section';
  return length === 1 ? 'links to' : 'link to';
}

const WORDS = new Intl.ListFormat('en');

const inList = (items: readonly { kind: Publishable['kind']; title: string }[]): string =>
  WORDS.format(items.map(({ kind, title }) => title || KIND_NAMES[kind]));
