interface FieldBase {
  /** Path of the value in the block: `heading`, `config.reversed`; in a list relative to the entry, or empty for it. */
  path: string;
  label: string;
  help?: string;
  /** Never leaves the service: omitted from published files and pages. */
  private?: true;
}

/** An output size for image crops, in pixels; its aspect ratio locks the crop. */
export interface ImageSize {
  name: 'desktop' | 'mobile';
  width: number;
  height: number;
}

/** A field for editors; `kind` picks the control in the panel. Texts and rich texts are also typed on the page. */
export type Field =
  /**
   * `isCode`: an id or address, not text of the page; `isAddress`: of a web page; `missing`: said while a mandatory one is
   * empty.
   */
  | (FieldBase & {
      kind: 'text';
      placeholder?: string;
      multiline?: boolean;
      maxLength?: number | undefined;
      isCode?: true;
      isAddress?: true;
      missing?: string;
    })
  /** `maxLength` counts the markup. */
  | (FieldBase & { kind: 'richText'; placeholder?: string; maxLength?: number | undefined })
  | (FieldBase & { kind: 'link' })
  | (FieldBase & { kind: 'image'; sizes: readonly ImageSize[] })
  | (FieldBase & { kind: 'select'; options: readonly { value: string; label: string }[] })
  | (FieldBase & { kind: 'colour'; colours: readonly string[] })
  /** `states`: labels of a button for false and true, shown instead of a switch. */
  | (FieldBase & { kind: 'toggle'; states?: readonly [off: string, on: string] })
  | (FieldBase & { kind: 'number'; min?: number | undefined; max?: number | undefined; step?: number })
  | (FieldBase & { kind: 'date' })
  /** A day, or a time with its time zone (`date-time.ts` of the model); `problem`: what is wrong with the one stored. */
  | (FieldBase & { kind: 'dateTime'; problem?: string })
  /** `isOrderedByBlock`: limit and order are set elsewhere in the block. `finds`: the question the block asks. */
  | (FieldBase & { kind: 'tagFilter'; isOrderedByBlock?: true; finds?: 'people' | 'careers' })
  /** Ids of tag categories. */
  | (FieldBase & { kind: 'tagCategories' })
  /** A list of short texts, one per line. */
  | (FieldBase & { kind: 'texts'; max?: number | undefined })
  /** A list of entries with their own fields; `title` is the path in the entry that names it in the panel. */
  | (FieldBase & {
      kind: 'list';
      fields: readonly Field[];
      max?: number | undefined;
      title: string;
      newEntry: Record<string, unknown>;
      asksBeforeRemoval?: true;
    })
  /** A kind of the site folder, by the name of its folder there; `wordsOf`: what the search finds of a value. */
  | (FieldBase & {
      kind: 'own';
      name: string;
      options: Readonly<Record<string, unknown>>;
      wordsOf: (value: unknown) => string;
    });

/** What a control of this kind may say besides its label. */
export type OptionsOf<Kind extends Field['kind']> = Omit<Extract<Field, { kind: Kind }>, 'kind' | 'path' | 'label'>;
