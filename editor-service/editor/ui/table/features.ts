import { type ColumnDef, createColumnHelper, tableFeatures } from '@tanstack/react-table';

/** The service sorts, filters and pages: the tables only render rows. */
export const features = tableFeatures({});

// Each column of a table has a type of value of its own; what all share is only known as `unknown`.
export type Columns<Row extends object> = ColumnDef<typeof features, Row, unknown>[];

/** Makes the columns of tables with such rows. */
export function columnHelper<Row extends object>() {
  return createColumnHelper<typeof features, Row>();
}
