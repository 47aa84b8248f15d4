/**
 * The name under which a place on the page is edited: where its value is in its owner. Without one nothing could be edited
 * there (specification §5, registering an editor directive). Throws when it is empty.
 */
export function directiveName(field: string): string {
  if (field === '') throw new Error('A name must be provided to register an editor directive');
  return field;
}
