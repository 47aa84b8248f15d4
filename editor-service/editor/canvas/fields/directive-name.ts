/**
 * The name of an editable place on the page: the path of its value in its owner. Throws when it is empty.
 */
export function directiveName(field: string): string {
  if (field === '') throw new Error('A name must be provided to register an editor directive');
  return field;
}
