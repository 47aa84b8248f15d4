import { expect, test } from 'vitest';
import { createTerminal } from './terminal.ts';

const service = { siteUrl: 'http://localhost:4321', editorUrl: 'http://localhost:4000' };
const LOCAL = {
  isProduction: false,
  publicSiteUrl: 'https://tea.example',
  publicEditorUrl: 'https://edit.tea.example',
};

function written() {
  const texts: string[] = [];
  const write = (text: string) => texts.push(text) > 0;
  return { text: () => texts.join(''), terminal: createTerminal({ isTTY: true, write } as never) };
}

test('createTerminal() says each step once, with its progress', () => {
  const { text, terminal } = written();
  terminal.say({ what: 'Reading', share: null });
  terminal.say({ what: 'Reading', share: null });
  terminal.say({ what: 'Building the site', share: 0.5 });
  terminal.say({ what: 'Building the site', share: 1 });
  terminal.say({ what: 'Sending', share: null });
  expect(text()).toBe('Reading ...\n\r\x1b[KBuilding the site, 50 %\r\x1b[KBuilding the site, 100 %\nSending ...\n');
});

test('createTerminal() ends with both addresses and the link, and nothing else', () => {
  const { text, terminal } = written();
  terminal.ready({ ...service, firstAdministratorLink: 'http://localhost:4000/?token=abc' } as never, LOCAL as never);
  expect(text().split('\n').filter(Boolean)).toEqual([
    expect.stringMatching(/^Ready after [\d.]+ s\. Ctrl\+C stops it\.$/),
    '  Site    http://localhost:4321',
    '  Editor  http://localhost:4000',
    'No user exists yet. This link creates the first administrator:',
    '  http://localhost:4000/?token=abc',
  ]);
  const before = text();
  terminal.say({ what: 'Building the site', share: 0.5 }); // a publish, later
  expect(text()).toBe(before);
});

test('createTerminal() ends with the public addresses in production, where the editor answers at no other', () => {
  const { text, terminal } = written();
  terminal.ready({ ...service, firstAdministratorLink: null } as never, { ...LOCAL, isProduction: true } as never);
  expect(text()).toContain('  Site    https://tea.example\n  Editor  https://edit.tea.example\n');
});

test('createTerminal() tells a sentence on a line of its own, also after the start', () => {
  const { text, terminal } = written();
  terminal.say({ what: 'Building the site', share: 0.5 });
  terminal.tell('7 pages are rendered again');
  terminal.ready({ ...service, firstAdministratorLink: null } as never, LOCAL as never);
  terminal.tell('8 pages are rendered again');
  expect(text()).toMatch(/50 %\n7 pages are rendered again\.\nReady after/);
  expect(text()).toMatch(/\n8 pages are rendered again\.\n$/);
});

test('createTerminal() leaves the link out once there is a user', () => {
  const { text, terminal } = written();
  terminal.ready({ ...service, siteUrl: null, firstAdministratorLink: null } as never, LOCAL as never);
  expect(text()).toContain('is served elsewhere');
  expect(text()).not.toContain('administrator');
});
