import { formTexts as fixed } from '../../texts/fixed-texts.ts';

/** People do not see this field, so only bots fill it in. */
export const Honeypot = () => (
  <label className="visually-hidden" aria-hidden="true">
    {fixed.leaveEmpty} <input type="text" name="website-address" tabIndex={-1} autoComplete="off" />
  </label>
);
