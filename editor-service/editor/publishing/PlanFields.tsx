import { useId } from 'react';
import { boundTo } from '../ui/fields/bound-to.ts';
import { Checkbox } from '../ui/fields/Checkbox.tsx';
import controls from '../ui/fields/controls.module.css';
import { type ClockTime, TimeFields } from '../ui/fields/TimeFields.tsx';
import { t } from '../words/t.ts';
import styles from './Publishing.module.css';
import set from './PublishSet.module.css';
import type { PublishPlan } from './publish-set.ts';
import { useSchedules } from './use-waiting.ts';

/** A time before it is chosen. */
export const NOT_CHOSEN: ClockTime = { day: '', time: '09:00' };
export const isChosen = ({ day, time }: ClockTime): boolean => day !== '' && time !== '';

interface PlanFieldsProps {
  plan: PublishPlan;
  /** Only pages can be taken offline. */
  hasPages: boolean;
  onChange: (plan: PublishPlan) => void;
}

/** When a set goes live, and whether its pages go offline again, in the site's time zone. */
export function PlanFields({ plan, hasPages, onChange }: PlanFieldsProps) {
  const name = useId();
  const { publishAt, unpublishAt } = plan;
  const field = boundTo(plan, onChange);
  const setPublish = field('publishAt').onChange;
  const setUnpublish = field('unpublishAt').onChange;
  return (
    <fieldset className={set.plan}>
      <legend className={styles.heading}>{t('When')}</legend>
      <label className={controls.check}>
        <input type="radio" name={name} checked={publishAt === null} onChange={() => setPublish(null)} />
        {t('Now')}
      </label>
      <label className={controls.check}>
        <input type="radio" name={name} checked={publishAt !== null} onChange={() => setPublish(NOT_CHOSEN)} />
        {t('At a set time')}
      </label>
      {publishAt && <TimeFields label={t('Goes live')} value={publishAt} onChange={setPublish} />}
      {hasPages && (
        <Checkbox
          label={t('Take the pages offline later')}
          value={unpublishAt !== null}
          onChange={(isWanted) => setUnpublish(isWanted ? NOT_CHOSEN : null)}
        />
      )}
      {unpublishAt && <TimeFields label={t('Goes offline')} value={unpublishAt} onChange={setUnpublish} />}
      {(publishAt || unpublishAt) && <ZoneHint />}
    </fieldset>
  );
}

/** Says in which time zone times are given. */
export function ZoneHint() {
  const zone = useSchedules().data?.zone;
  return zone && <p className={styles.hint}>{t('Times are in {zone}.', { zone })}</p>;
}
