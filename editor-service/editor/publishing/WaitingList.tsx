import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { sectionAddress } from '#content-store/model/entities/section.ts';
import { PageLink } from '../saving/leaving/PageLink.tsx';
import { Button } from '../ui/Button.tsx';
import { dateAndTime } from '../ui/date-and-time.ts';
import { type IconComponent, icons } from '../ui/icons.ts';
import { useNameOf } from '../ui/person/names.ts';
import { useRefusal } from '../workbench/workbench-context.ts';
import { CopyDifference } from './CopyDifference.tsx';
import styles from './Publishing.module.css';
import set from './PublishSet.module.css';
import { KIND_NAMES } from './publishing-words.ts';
import type { SetErrors } from './use-waiting.ts';
import { isPossible, type Publishable, publishableKey } from './waiting.ts';

const ICONS: Record<Publishable['kind'], IconComponent> = {
  page: icons.FileText,
  section: icons.Component,
  navigation: icons.PanelsTopLeft,
  footer: icons.PanelBottom,
  siteSettings: icons.Settings2,
  banner: icons.Megaphone,
  acknowledgementBox: icons.Megaphone,
};

const STATES: Record<Publishable['state'], string> = {
  new: 'New',
  changed: 'Changed',
  unsaved: 'Not saved yet',
  live: 'Live',
};

/** How many are shown at first, and more each time. */
const STEP = 100;

interface WaitingListProps {
  items: readonly Publishable[];
  keys: ReadonlySet<string>;
  /** What prevents publishing chosen pages. */
  errors: SetErrors;
  onChange: (keys: ReadonlySet<string>) => void;
}

/**
 * What waits, each with its difference and a box to choose it; says so when nothing of the open page waits. The arrow
 * keys move from box to box. Of many only the first are shown until asked for, and those with errors.
 */
export function WaitingList({ items, keys, errors, onChange }: WaitingListProps) {
  const live = items.find(({ state }) => state === 'live');
  const waiting = items.filter((item) => item !== live);
  const choosable = items.filter(isPossible);
  const own = choosable.filter(({ refusal }) => refusal === null);
  const possible = (own.length > 0 ? own : choosable).map(publishableKey);
  const hasAll = possible.length > 0 && possible.every((key) => keys.has(key));

  const [limit, setLimit] = useState(STEP);
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    if (limit > STEP) list.current?.querySelectorAll('input')[limit - STEP]?.focus();
  }, [limit]);
  const shown = waiting.filter(({ _id }, index) => index < limit || errors.some((error) => error._id === _id));

  function toggle(key: string, isChosen: boolean) {
    onChange(new Set(isChosen ? [...keys, key] : [...keys].filter((other) => other !== key)));
  }

  return (
    <>
      {live && (
        <>
          <h3 className={styles.heading}>This {live.kind}</h3>
          <p className={styles.fine}>
            <icons.CircleCheck size={18} aria-hidden /> Visitors see the current version of this {live.kind}.
            {waiting.length === 0 && ' There is nothing else to publish.'}
          </p>
        </>
      )}
      {waiting.length > 0 && (
        <fieldset className={set.waiting}>
          <legend className={styles.heading}>{live ? 'Other unpublished changes' : 'Unpublished changes'}</legend>
          {possible.length > 1 && (
            <label className={set.all}>
              <input
                type="checkbox"
                checked={hasAll}
                onChange={({ target }) => onChange(new Set(target.checked ? possible : []))}
              />
              All {possible.length.toLocaleString('en')}
            </label>
          )}
          <ul ref={list} className={set.items} onKeyDown={stepFromBoxToBox}>
            {shown.map((item) => (
              <li key={publishableKey(item)} className={set.item}>
                <WaitingRow
                  item={item}
                  isChosen={keys.has(publishableKey(item))}
                  errors={errors.filter(({ _id }) => _id === item._id)}
                  onChange={(to) => toggle(publishableKey(item), to)}
                />
              </li>
            ))}
          </ul>
          {shown.length < waiting.length && (
            <Button className={set.more} onClick={() => setLimit(limit + STEP)}>
              Show more ({(waiting.length - shown.length).toLocaleString('en')} left)
            </Button>
          )}
        </fieldset>
      )}
    </>
  );
}

function stepFromBoxToBox(event: KeyboardEvent<HTMLUListElement>) {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined || !(event.target instanceof HTMLInputElement)) return;
  const boxes = [...event.currentTarget.querySelectorAll('input')];
  boxes[boxes.indexOf(event.target) + step]?.focus();
  event.preventDefault();
}

interface WaitingRowProps {
  item: Publishable;
  isChosen: boolean;
  errors: SetErrors;
  onChange: (isChosen: boolean) => void;
}

function WaitingRow({ item, isChosen, errors, onChange }: WaitingRowProps) {
  const nameOf = useNameOf();
  const mayNotPublish = useRefusal('publish');
  const { kind, title, slug, region, state, updatedAt, updatedBy, refusal } = item;
  const Icon = ICONS[kind];
  const ofKind = kind === 'section' ? KIND_NAMES.section : '';
  const place = slug === null ? (region ? `of /${region}` : ofKind) : `/${slug}`;
  const changed = updatedAt && `${nameOf(updatedBy) || 'Changed'}, ${dateAndTime(updatedAt)}`;
  return (
    <>
      <label className={set.choice}>
        <input
          type="checkbox"
          checked={isChosen}
          disabled={state === 'live'}
          onChange={({ target }) => onChange(target.checked)}
        />
        <Icon size={18} aria-hidden />
        <span className={set.name}>
          {title || KIND_NAMES[kind]}
          <span className={styles.where}>{[place, changed].filter(Boolean).join(' · ')}</span>
        </span>
        <span className={set.state} data-state={state}>
          {STATES[state]}
        </span>
      </label>
      {/* Where it is the same for all, it is said once. */}
      {refusal && !mayNotPublish && <p className={styles.where}>{refusal}</p>}
      {isChosen && errors.length > 0 && (
        <ul className={set.errors} aria-label={`Errors of ${title}`}>
          {errors.map(({ message }) => (
            <li key={message}>
              <icons.OctagonX size={16} aria-hidden /> {message}
            </li>
          ))}
          <li>
            <PageLink slug={kind === 'section' ? sectionAddress(item._id) : (slug ?? '')}>
              Open “{title}” to fix this
            </PageLink>
          </li>
        </ul>
      )}
      {state === 'changed' && <CopyDifference item={item} />}
    </>
  );
}
