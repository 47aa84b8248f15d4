import {
  SCREEN_SIZES,
  type ScreenSize,
  SPACING_PIXELS,
  SPACING_SIDES,
  type Spacing,
  type SpacingSide,
} from '#content-store/model/values/spacing.ts';
import controls from '../../ui/fields/controls.module.css';
import { t } from '../../words/t.ts';
import { edit } from '../../workbench/edit.ts';
import { useWorkbench } from '../../workbench/workbench-context.ts';
import styles from './SpacingFields.module.css';

const SIDES: Record<SpacingSide, string> = {
  marginTop: t('Margin top'),
  marginBottom: t('Margin bottom'),
  paddingTop: t('Padding top'),
  paddingBottom: t('Padding bottom'),
};
const SIZES: Record<ScreenSize, string> = { base: t('Mobile'), small: t('Tablet'), large: t('Desktop') };

/** Margins and paddings of a block at the three screen sizes, in steps of the scale. */
export function SpacingFields({ blockKey, spacing }: { blockKey: string; spacing: Spacing }) {
  const workbench = useWorkbench();
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <td />
          {SCREEN_SIZES.map((size) => (
            <th key={size} scope="col">
              {SIZES[size]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {SPACING_SIDES.map((side) => (
          <tr key={side}>
            <th scope="row">{SIDES[side]}</th>
            {SCREEN_SIZES.map((size) => (
              <td key={size}>
                <select
                  className={controls.input}
                  aria-label={`${SIDES[side]}, ${SIZES[size]}`}
                  value={spacing[side][size]}
                  onChange={(event) =>
                    edit(workbench, {
                      kind: 'setField',
                      owner: { kind: 'block', key: blockKey },
                      field: `spacing.${side}.${size}`,
                      value: Number(event.target.value),
                    })
                  }
                >
                  {SPACING_PIXELS.map((pixels, step) => (
                    <option key={pixels} value={step}>
                      {t('{pixels} px', { pixels })}
                    </option>
                  ))}
                </select>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
