/** The path by which an element of the page names the value it edits. Throws when it is empty. */
export function directiveName(field: string): string {
  if (field === '') throw new Error('A name must be provided to register an editor directive');
  return field;
}
