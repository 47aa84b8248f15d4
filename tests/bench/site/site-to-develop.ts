import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { newBlock } from '#build/site-folder/new-block.ts';
import { newSite } from '#build/site-folder/new-site.ts';
import { siteFolder } from '#build/site-folder/site-folder.mjs';

/** A source that a developer saves; each shows a number on the page. */
export interface Save {
  what: string;
  /** Writes the source so that it shows this number. */
  write: (number: number) => void;
  /** Runs in the page and returns the number shown. */
  shown: string;
}

const HOST = `---
import { LiveNote } from './LiveNote.tsx';

const { content } = Astro.props;
---

<LiveNote client:load content={content} />
`;

/** Makes a site folder outside the product with its own hydrated and static blocks; returns the sources to save. */
export async function siteToDevelop(siteDir: string): Promise<Save[]> {
  await newSite(siteFolder({ SITE_DIR: siteDir }), { look: 'plain' });
  for (const name of ['live-note', 'still-note']) await newBlock({ siteDir }, name);
  writeFileSync(join(siteDir, 'blocks/live-note/LiveNote.astro'), HOST);
  return [
    ...savesOf(siteDir, 'hydrated block', 'live-note/LiveNote'),
    ...savesOf(siteDir, 'static block', 'still-note/StillNote'),
    {
      what: 'theme',
      write: appending(join(siteDir, 'theme.css'), (number) => `:root { --saved: ${number}; }`),
      shown: `getComputedStyle(document.documentElement).getPropertyValue('--saved')`,
    },
  ];
}

function savesOf(siteDir: string, kind: string, path: string): Save[] {
  const view = join(siteDir, 'blocks', `${path}.tsx`);
  const name = path.split('/')[1];
  writeFileSync(view, readFileSync(view, 'utf8').replace('<div', `<div data-note="${name}" data-saved="0"`));
  const root = `document.querySelector('[data-note="${name}"]')`;
  const style = (number: number) => `@layer blocks { .sheet { outline-offset: ${number}px; } }`;
  return [
    {
      what: `style of a ${kind}`,
      write: appending(join(siteDir, 'blocks', `${path}.module.css`), style),
      shown: `${root} && parseInt(getComputedStyle(${root}).outlineOffset)`,
    },
    {
      what: `view of a ${kind}`,
      write: (number) => {
        writeFileSync(view, readFileSync(view, 'utf8').replace(/data-saved="\d+"/, `data-saved="${number}"`));
      },
      shown: `${root}?.dataset.saved`,
    },
  ];
}

function appending(file: string, line: (number: number) => string): (number: number) => void {
  const original = readFileSync(file, 'utf8');
  return (number) => writeFileSync(file, `${original}${line(number)}\n`);
}
