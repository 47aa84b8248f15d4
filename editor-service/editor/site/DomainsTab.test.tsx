import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { domainSchema } from '#content-store/model/entities/domain.ts';
import { sampleDocuments } from '../store/testing/sample-documents.ts';
import { expectAccessible } from '../testing/expect-accessible.ts';
import type { Answers } from '../testing/fake-service.ts';
import { openDialog } from '../testing/render-in-editor.tsx';

const [MAIN, SHOP] = ['d1', 'd2'].map((_id) =>
  domainSchema.parse({ _id, name: `Site ${_id}`, hostnames: [`${_id}.example.com`], published: _id === 'd1' }),
) as [ReturnType<typeof domainSchema.parse>, ReturnType<typeof domainSchema.parse>];
const ANSWERS: Answers = {
  'config/loadDomain': { domain: MAIN, domains: [MAIN, SHOP] },
  'config/saveDomain': SHOP,
  'config/publishDomain': { ...SHOP, published: true },
  'config/unpublishDomain': { ...MAIN, published: false },
  'config/swapActiveDomain': { newDomain: SHOP, oldDomain: MAIN },
};
const DOMAINS = { kind: 'config', tab: 'Domains' } as const;

test('DomainsTab publishes domains, also a published one that was changed, and keeps the last one online', async () => {
  const answers = { ...ANSWERS, 'config/loadDomain': { domain: MAIN, domains: [MAIN, SHOP], changed: ['d1'] } };
  const { user, dialog, service, toast } = await openDialog(DOMAINS, { answers });
  const row = within(await screen.findByRole('row', { name: /^Site d1/ }));
  row.getByText('ACTIVE');
  row.getByText('Published, but the latest changes are not');
  expect(row.queryByRole('button', { name: 'Unpublish Site d1' })).toBeNull();
  await expectAccessible(dialog);
  await user.click(screen.getByRole('button', { name: 'Publish Site d2' }));
  await toast('Domain published');
  await user.click(screen.getByRole('button', { name: 'Publish Site d1' }));
  await waitFor(() =>
    expect(service.sent('config/publishDomain')).toMatchObject([{ domain: { _id: 'd2' } }, { domain: { _id: 'd1' } }]),
  );
});

test('DomainsTab takes a domain offline after a question', async () => {
  const both = [MAIN, { ...SHOP, published: true }];
  const answers = { ...ANSWERS, 'config/loadDomain': { domain: MAIN, domains: both } };
  const { user, service, toast } = await openDialog(DOMAINS, { answers });
  await screen.findByRole('row', { name: /^Site d1/ });
  expect(screen.queryByRole('button', { name: 'Publish Site d1' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Unpublish Site d1' }));
  await user.click(await screen.findByRole('button', { name: 'Unpublish' }));
  await toast('Domain unpublished');
  expect(service.sent('config/unpublishDomain')).toMatchObject([{ domain: { _id: 'd1' } }]);
});

test('DomainsTab makes and changes a domain', async () => {
  const { user, dialog, service } = await openDialog(DOMAINS, { answers: ANSWERS });
  await user.click(await screen.findByRole('button', { name: 'New domain' }));
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Blog');
  await user.type(screen.getByRole('textbox', { name: 'Host names' }), 'blog.example.com, b.example.com');
  await expectAccessible(dialog);
  await user.click(screen.getByRole('button', { name: 'Save domain' }));
  await user.click(await screen.findByRole('button', { name: 'Edit Site d2' }));
  await user.type(screen.getByRole('textbox', { name: 'Name' }), '!{Enter}');
  await waitFor(() =>
    expect(service.sent('config/saveDomain')).toMatchObject([
      { domain: { name: 'Blog', hostnames: ['blog.example.com', 'b.example.com'] } },
      { domain: { _id: 'd2', name: 'Site d2!' } },
    ]),
  );
});

test('DomainsTab asks about unsaved changes before another domain is opened', async () => {
  const documents = sampleDocuments();
  documents.page.title = 'Changed';
  const { user, service, store } = await openDialog(DOMAINS, { answers: ANSWERS, state: { documents } });
  await user.click(await screen.findByRole('button', { name: 'Make Site d2 active' }));
  expect(service.sent('config/swapActiveDomain')).toEqual([]);
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Leave' }));
  await waitFor(() => expect(store.getState().isLeaving).toBe(true));
  expect(service.sent('config/swapActiveDomain')).toMatchObject([{ domain: { _id: 'd2' } }]);
});

test('DomainsTab lets only administrators change domains', async () => {
  const session = { kind: 'active', username: 'kim', rights: { roles: ['editor'], isAdmin: false } } as const;
  await openDialog(DOMAINS, { answers: ANSWERS, state: { session } });
  await screen.findByText(/^Only administrators can add/);
  expect((await screen.findByRole('button', { name: 'Edit Site d2' })).getAttribute('aria-disabled')).toBe('true');
});
