import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { sectionAddress } from '#content-store/model/entities/section.ts';
import { PageLink } from '../saving/leaving/PageLink.tsx';
import { Button } from '../ui/Button.tsx';
import { dateAndTime } from '../ui/date-and-time.ts';
import { type IconComponent, icons } from '../ui/icons.ts';
import { useNameOf } from '../ui/person/names.ts';
import { said, t } from '../words/t.ts';
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
  new: t('New'),
  changed: t('Changed'),
  unsaved: t('Not saved yet'),
  live: t('Live'),
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
          <h3 className={styles.heading}>{t('This {kind}', { kind: t(live.kind) })}</h3>
          <p className={styles.fine}>
            <icons.CircleCheck size={18} aria-hidden />{' '}
            {t('Visitors see the current version of this {kind}.', { kind: t(live.kind) })}
            {waiting.length === 0 && ` ${t('There is nothing else to publish.')}`}
          </p>
        </>
      )}
      {waiting.length > 0 && (
        <fieldset className={set.waiting}>
          <legend className={styles.heading}>{live ? t('Other unpublished changes') : t('Unpublished changes')}</legend>
          {possible.length > 1 && (
            <label className={set.all}>
              <input
                type="checkbox"
                checked={hasAll}
                onChange={({ target }) => onChange(new Set(target.checked ? possible : []))}
              />
              {t('All {possible}', { possible: possible.length })}
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
              {t('Show more ({shown} left)', { shown: waiting.length - shown.length })}
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
  const place = slug === null ? (region ? t('of /{region}', { region }) : ofKind) : `/${slug}`;
  const changed = updatedAt && `${nameOf(updatedBy) || t('Changed')}, ${dateAndTime(updatedAt)}`;
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
      {refusal && !mayNotPublish && <p className={styles.where}>{said(refusal)}</p>}
      {isChosen && errors.length > 0 && (
        <ul className={set.errors} aria-label={t('Errors of {title}', { title })}>
          {errors.map(({ message }) => (
            <li key={message}>
              <icons.OctagonX size={16} aria-hidden /> {said(message)}
            </li>
          ))}
          <li>
            <PageLink slug={kind === 'section' ? sectionAddress(item._id) : (slug ?? '')}>
              {t('Open “{title}” to fix this', { title })}
            </PageLink>
          </li>
        </ul>
      )}
      {state === 'changed' && <CopyDifference item={item} />}
    </>
  );
}
