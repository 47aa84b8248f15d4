interface FieldBase {
  /** Where the value is in the block: `heading`, `config.reversed`; inside a list relative to the entry, empty for the entry itself. */
  path: string;
  label: string;
  help?: string;
  /** Never leaves the service: published files and pages go without it. */
  private?: true;
}

/** A size an image is cut to, in pixels of the output; the aspect ratio locks the crop. */
export interface ImageSize {
  name: 'desktop' | 'mobile';
  width: number;
  height: number;
}

/**
 * What editors may fill in; `kind` picks the control in the side panel. Texts and rich texts are also typed on the page.
 * Limits (`maxLength`, `min`, `max`) come from the schema (`with-limits.ts`); a field states one only to ask for less.
 */
export type Field =
  /** `isCode`: an id or an address, no words of the page. `missing`: said while the text is empty, where it must not be. */
  | (FieldBase & {
      kind: 'text';
      placeholder?: string;
      multiline?: boolean;
      maxLength?: number;
      isCode?: true;
      missing?: string;
    })
  | (FieldBase & { kind: 'richText'; placeholder?: string })
  | (FieldBase & { kind: 'link' })
  | (FieldBase & { kind: 'image'; sizes: readonly ImageSize[] })
  | (FieldBase & { kind: 'select'; options: readonly { value: string; label: string }[] })
  | (FieldBase & { kind: 'colour'; colours: readonly string[] })
  /** `states`: what a button says while the value is false and true, instead of a switch. */
  | (FieldBase & { kind: 'toggle'; states?: readonly [off: string, on: string] })
  | (FieldBase & { kind: 'number'; min?: number | undefined; max?: number | undefined; step?: number })
  | (FieldBase & { kind: 'date' })
  /** `isOrderedByBlock`: how many pages and in which order is said elsewhere in the block. */
  | (FieldBase & { kind: 'tagFilter'; isOrderedByBlock?: true })
  /** Ids of tag categories. */
  | (FieldBase & { kind: 'tagCategories' })
  /** A list of short texts, one a line. */
  | (FieldBase & { kind: 'texts'; max?: number | undefined })
  /** A list of entries with fields of their own; `title` is the entry's path that names it in the panel. */
  | (FieldBase & {
      kind: 'list';
      fields: readonly Field[];
      max?: number | undefined;
      title: string;
      newEntry: Record<string, unknown>;
      asksBeforeRemoval?: true;
    });
