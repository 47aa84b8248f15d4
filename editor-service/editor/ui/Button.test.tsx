import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Button } from './Button.tsx';

test('a disabled Button is marked as disabled and can keep the focus', () => {
  const html = renderToStaticMarkup(<Button disabled>Save</Button>);
  expect(html).toContain('aria-disabled="true"');
  expect(html).not.toContain(' disabled=');
  expect(renderToStaticMarkup(<Button>Save</Button>)).not.toContain('disabled');
});

test('a disabled Button neither acts nor submits', () => {
  const done: string[] = [];
  const press = (disabled: boolean) => {
    const event = new Event('click', { cancelable: true });
    Button({ disabled, type: 'submit', onClick: () => done.push('clicked') }).props.onClick(event);
    return event.defaultPrevented;
  };
  expect(press(true)).toBe(true);
  expect(done).toEqual([]);
  expect(press(false)).toBe(false);
  expect(done).toEqual(['clicked']);
});
