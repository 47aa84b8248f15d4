import { type KeyboardEvent, type PointerEvent, useId, useRef } from 'react';
import { cropAround } from '#content-store/model/media/crop-around.ts';
import type { Focus, MediaRecord } from '#content-store/model/media/image.ts';
import { Button } from '../ui/Button.tsx';
import controls from '../ui/fields/controls.module.css';
import { pictureAt } from '../ui/picture-at.ts';
import { t } from '../words/t.ts';
import styles from './FocusPicker.module.css';

interface FocusPickerProps {
  media: MediaRecord;
  /** Null: the centre. */
  value: Focus | null;
  onChange: (focus: Focus | null) => void;
}

const CENTRE: Focus = { x: 0.5, y: 0.5 };
const SHAPES = [
  { label: 'wide', width: 16, height: 9 },
  { label: 'square', width: 1, height: 1 },
  { label: 'tall', width: 3, height: 4 },
];
/** The width of the picture, in pixels. */
const WIDTH = 600;

/** Sets the point of a picture that stays in sight wherever it is cropped: by clicking, dragging, or the arrow keys. */
export function FocusPicker({ media, value, onChange }: FocusPickerProps) {
  const help = useId();
  const frame = useRef<HTMLButtonElement>(null);
  const focus = value ?? CENTRE;
  const { src } = pictureAt(WIDTH, media, media);

  function point({ clientX, clientY, buttons }: PointerEvent) {
    const box = frame.current?.getBoundingClientRect();
    if (!box || buttons === 0) return;
    onChange({ x: share((clientX - box.left) / box.width), y: share((clientY - box.top) / box.height) });
  }

  function press(event: KeyboardEvent) {
    const step = event.shiftKey ? 0.1 : 0.02;
    const moves: Record<string, Focus> = {
      ArrowLeft: { x: -step, y: 0 },
      ArrowRight: { x: step, y: 0 },
      ArrowUp: { x: 0, y: -step },
      ArrowDown: { x: 0, y: step },
    };
    const move = moves[event.key];
    if (!move) return;
    event.preventDefault();
    onChange({ x: share(focus.x + move.x), y: share(focus.y + move.y) });
  }

  return (
    <div className={controls.control}>
      <span className={controls.label}>{t('Focal point')}</span>
      <button
        ref={frame}
        type="button"
        className={styles.frame}
        aria-label={t('Focal point: {x} from the left, {y} from the top', { x: percent(focus.x), y: percent(focus.y) })}
        aria-describedby={help}
        style={{
          aspectRatio: `${media.width} / ${media.height}`,
          maxInlineSize: `${(240 * media.width) / media.height}px`,
        }}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          point(event);
        }}
        onPointerMove={point}
        onKeyDown={press}
      >
        <img className={styles.picture} src={src} alt="" draggable={false} />
        <span
          className={styles.point}
          style={{ insetInlineStart: percent(focus.x), insetBlockStart: percent(focus.y) }}
          aria-hidden
        />
      </button>
      <span className="visually-hidden" role="status">
        {value && t('{x} from the left, {y} from the top', { x: percent(focus.x), y: percent(focus.y) })}
      </span>
      <p id={help} className={controls.help}>
        {t('Crops keep this point visible. Click or drag it, or use the arrow keys.')}
      </p>
      <div className={styles.shapes} aria-hidden>
        {SHAPES.map((shape) => (
          <span key={shape.label} className={styles.shape}>
            <img
              className={styles.crop}
              src={src}
              alt=""
              style={{
                aspectRatio: `${shape.width} / ${shape.height}`,
                objectPosition: positionOf(focus, media, shape),
              }}
            />
            {shape.label}
          </span>
        ))}
      </div>
      {value && (
        <div>
          <Button onClick={() => onChange(null)}>{t('Reset to centre')}</Button>
        </div>
      )}
    </div>
  );
}

/** Where `object-position` puts the crop around the focus. */
function positionOf(focus: Focus, media: MediaRecord, shape: { width: number; height: number }): string {
  const crop = cropAround(focus, media, shape);
  if (!crop) return '50% 50%';
  const along = (start: number, part: number, all: number) => (all === part ? 0.5 : start / (all - part));
  return `${percent(along(crop.left, crop.width, media.width))} ${percent(along(crop.top, crop.height, media.height))}`;
}

const share = (value: number): number => Math.round(Math.min(1, Math.max(0, value)) * 1000) / 1000;
const percent = (value: number): string => `${Math.round(value * 100)}%`;
