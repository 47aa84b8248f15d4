import { Suspense, useContext } from 'react';
import { SECTION_TYPE } from '#content-store/model/entities/section.ts';
import type { ContentItem } from '#content-store/model/values/content-item.ts';
import { blockOf } from '#site/content/item-schema.ts';
import { FieldList } from '../../fields/FieldList.tsx';
import { Advanced } from './Advanced.tsx';
import { OwnPanelsContext } from './own-panels.ts';

/** The fields of a block, and what every block may have. */
export function BlockFields({ item }: { item: ContentItem }) {
  const owner = { kind: 'block', key: item.key } as const;
  const OwnPanel = useContext(OwnPanelsContext)[item.componentType];
  return (
    <>
      {OwnPanel ? (
        <Suspense fallback={<span data-loading hidden />}>
          <OwnPanel item={item} />
        </Suspense>
      ) : (
        <FieldList owner={owner} fields={blockOf(item.componentType)?.definition.fields ?? []} />
      )}
      {item.componentType !== SECTION_TYPE && <Advanced item={item} />}
    </>
  );
}
