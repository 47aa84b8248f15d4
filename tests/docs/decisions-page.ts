import { readFile } from 'node:fs/promises';

const ROOMS = ['content-store', 'site', 'build', 'build/write', 'editor-service', 'editor-service/editor'];

/** The decisions of all rooms, from their READMEs. */
export async function decisionsPage(): Promise<string> {
  const parts = await Promise.all(ROOMS.map(async (room) => `## ${room}\n\n${await decisionsOf(room)}`));
  return `${INTRODUCTION}\n\n${parts.join('\n\n')}\n`;
}

const INTRODUCTION = 'Why the product is built as it is: the notes of each room, in the words of its README.';

async function decisionsOf(room: string): Promise<string> {
  const readme = await readFile(`${room}/README.md`, 'utf8');
  const section = /^## Decisions\n([\s\S]*?)(?=^## |$(?![\s\S]))/m.exec(readme)?.[1];
  if (section === undefined) throw new Error(`${room}/README.md has no decisions`);
  return section.trim();
}
