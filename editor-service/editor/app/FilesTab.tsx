import { Library } from '../media/Library.tsx';

/** The files that links can lead to. */
export function FilesTab() {
  return <Library kind="file" />;
}
