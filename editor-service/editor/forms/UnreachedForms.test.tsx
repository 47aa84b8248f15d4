import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { AnswerOf } from '../../contract/calls.ts';
import { sampleWorkbench } from '../workbench/testing/sample-workbench.ts';
import { WorkbenchContext } from '../workbench/workbench-context.ts';
import { UNREACHED, UnreachedForms } from './SubmissionsTab.tsx';

function shown(answer: AnswerOf<'forms/getWithoutRecipient'>): string {
  const client = new QueryClient();
  client.setQueryData(UNREACHED, answer);
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <WorkbenchContext value={sampleWorkbench()}>
        <UnreachedForms />
      </WorkbenchContext>
    </QueryClientProvider>,
  );
}

test('UnreachedForms names each form without a recipient, with a link to its page or section', () => {
  const markup = shown({
    forms: [
      { pageId: 'a', address: 'ask', title: 'Ask us', identifier: 'enquiry' },
      { pageId: 'b', address: '_section/b', title: '', identifier: 'call-back' },
    ],
    withoutCaptcha: [],
  });
  expect(markup).toContain('submissions are kept here but not emailed to anyone');
  expect(markup).toContain('<li>enquiry on <a href="/ask">Ask us</a></li>');
  expect(markup).toContain('<li>call-back on <a href="/_section/b">/_section/b</a></li>');
});

test('UnreachedForms names the forms that cannot be sent for want of a captcha', () => {
  const form = { pageId: 'a', address: 'ask', title: 'Ask us', identifier: 'enquiry' };
  const markup = shown({ forms: [], withoutCaptcha: [form] });
  expect(markup.match(/role="note"/g)).toHaveLength(1);
  expect(markup).toMatch(/Visitors cannot send these forms.*<li>enquiry on <a href="\/ask">Ask us<\/a><\/li>/s);
});

test('UnreachedForms says nothing when every form has a recipient', () => {
  expect(shown({ forms: [], withoutCaptcha: [] })).toBe('');
});
