import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { AnswerOf } from '../../contract/calls.ts';
import { sampleWorkbench } from '../workbench/testing/sample-workbench.ts';
import { WorkbenchContext } from '../workbench/workbench-context.ts';
import { FormsWithoutRecipient, WITHOUT_RECIPIENT } from './SubmissionsTab.tsx';

function shown(answer: AnswerOf<'forms/getWithoutRecipient'>): string {
  const client = new QueryClient();
  client.setQueryData(WITHOUT_RECIPIENT, answer);
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <WorkbenchContext value={sampleWorkbench()}>
        <FormsWithoutRecipient />
      </WorkbenchContext>
    </QueryClientProvider>,
  );
}

test('FormsWithoutRecipient names each form, with a link to its page or section', () => {
  const markup = shown({
    forms: [
      { pageId: 'a', address: 'ask', title: 'Ask us', identifier: 'enquiry' },
      { pageId: 'b', address: '_section/b', title: '', identifier: 'call-back' },
    ],
  });
  expect(markup).toContain('submissions are kept here but not emailed to anyone');
  expect(markup).toContain('<li>enquiry on <a href="/ask">Ask us</a></li>');
  expect(markup).toContain('<li>call-back on <a href="/_section/b">/_section/b</a></li>');
});

test('FormsWithoutRecipient says nothing when every form has a recipient', () => {
  expect(shown({ forms: [] })).toBe('');
});
