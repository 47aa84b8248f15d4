interface Columns {
  width: number;
  gap: number;
  reverse: { desktop: boolean };
}

/** First grid line and width of a column, in twelfths. */
export interface ColumnPlace {
  from: number;
  span: number;
}

/** Positions of both columns in a row of twelve; null when one has no room, so that they stack (specification 2 §5). */
export function columnPlaces({ width, gap, reverse }: Columns): { left: ColumnPlace; right: ColumnPlace } | null {
  const rest = 12 - width - gap;
  if (width < 1 || rest < 1) return null;
  return reverse.desktop
    ? { left: { from: rest + gap + 1, span: width }, right: { from: 1, span: rest } }
    : { left: { from: 1, span: width }, right: { from: width + gap + 1, span: rest } };
}
