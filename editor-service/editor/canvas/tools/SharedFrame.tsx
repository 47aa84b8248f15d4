import { useCallback, useEffect } from 'react';
import { openRegion, type RegionalName } from '../../store/documents/documents.ts';
import { documentTitles } from '../../store/fields/owner-fields.ts';
import { t } from '../../words/t.ts';
import { partOf } from '../enter-text.ts';
import { useDocuments, useShell } from '../state/shell-context.ts';
import { usePosition } from './use-position.ts';

/** The frame around the navigation or footer while it is selected or edited: it says which pages share it. */
export function SharedFrame({ kind }: { kind: RegionalName }) {
  const shell = useShell();
  const place = usePosition(useCallback(() => partOf({ kind }), [kind]));
  const region = useDocuments((documents) => openRegion(documents[kind], kind));
  const name = documentTitles[kind];
  const label = region
    ? t('{name} · on every page below /{region}', { name, region })
    : t('{name} · on every page', { name });
  useEffect(() => shell.announce(label), [shell, label]);
  if (!place) return null;
  return (
    <div
      className="shared-frame"
      data-kind={kind}
      style={{ top: place.top, left: place.left, inlineSize: place.width, blockSize: place.height }}
    >
      <span className="shared-name">{label}</span>
    </div>
  );
}
