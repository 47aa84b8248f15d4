import { type ColumnDef, createColumnHelper, tableFeatures } from '@tanstack/react-table';

/** The service sorts, filters and pages: the tables only render rows. */
export const features = tableFeatures({});

// Each column of a table has its own value type; the only type they share is `unknown`.
export type Columns<Row extends object> = ColumnDef<typeof features, Row, unknown>[];

/** Creates columns for tables with such rows. */
export function columnHelper<Row extends object>() {
  return createColumnHelper<typeof features, Row>();
}
