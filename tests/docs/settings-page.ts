/**
 * `.env.example` as a page: a heading for each paragraph of the file would say little, so each variable is a row with the
 * comment above it.
 */
export function settingsPage(file: string): string {
  const rows: string[] = [];
  let comment: string[] = [];
  let isNew = true;
  for (const line of file.split('\n')) {
    const [, name, value] = /^([A-Z_]+)=(.*)$/.exec(line) ?? [];
    if (name !== undefined) {
      rows.push(`| \`${name}\` | ${value ? `\`${value}\`` : ''} | ${comment.join(' ').replaceAll('|', '\\|')} |`);
      isNew = true;
    } else if (line.startsWith('#')) {
      if (isNew) comment = [];
      isNew = false;
      comment.push(line.replace(/^# ?/, ''));
    }
  }
  return [
    'Settings come from the environment and are checked at start, all at once. None has to be set to try the product.',
    '`.env.example` lists them all; this table is made from it.',
    '',
    '| Variable | Default | Meaning |',
    '| --- | --- | --- |',
    ...rows,
  ].join('\n');
}
