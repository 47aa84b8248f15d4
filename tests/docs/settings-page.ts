/** `.env.example` as a page: its paragraphs, each with the variables that follow it and their defaults. */
export function settingsPage(file: string): string {
  const parts: { words: string[]; variables: string[] }[] = [];
  let isApart = true;
  for (const line of file.split('\n')) {
    const last = parts.at(-1);
    const words = /^# ?(.*)$/.exec(line)?.[1];
    if (words !== undefined && (isApart || !last || last.variables.length > 0))
      parts.push({ words: [words], variables: [] });
    else if (words !== undefined) last?.words.push(words);
    else if (/^[A-Z_]+=/.test(line)) last?.variables.push(line);
    isApart = line === '';
  }
  return [INTRODUCTION, ...parts.map(partText)].join('\n\n');
}

const INTRODUCTION =
  'Settings come from the environment and are checked at start, all at once. None has to be set to try the product. This page is `.env.example`: what stands after `=` is the default.';

function partText({ words, variables }: { words: readonly string[]; variables: readonly string[] }): string {
  const names = variables.map((line) => line.split('=')[0]).join(', ');
  return [...(names ? [`## ${names}`, `\`\`\`text\n${variables.join('\n')}\n\`\`\``] : []), words.join(' ')].join(
    '\n\n',
  );
}
