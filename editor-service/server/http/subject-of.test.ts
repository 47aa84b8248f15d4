import { expect, it } from 'vitest';
import { pageIn, subjectOf } from './subject-of.ts';

it.each([
  ['a page', {}, { _id: '01A', slug: 'about' }, '/about (01A)'],
  ['the home page', {}, { _id: 'home', slug: '' }, '/ (home)'],
  ['a page moved to the trash', { _id: '01A' }, { _id: '01A', slug: 'about' }, '/about (01A)'],
  ['a person', {}, { user: { _id: '01B', username: 'carla', roles: ['editor'] }, link: 'x' }, 'carla (01B): editor'],
  [
    'a disabled person',
    {},
    { _id: '01B', username: 'carla', roles: [], disabled: true },
    'carla (01B): no role, disabled',
  ],
  [
    'an API token',
    {},
    { token: { _id: '01E', name: 'Deploy', username: 'carla', scope: 'publish' }, secret: 'pw_x' },
    'Deploy (01E): publish, as carla',
  ],
  ['a role', {}, { _id: '01C', name: 'News desk', admin: false }, 'News desk (01C)'],
  [
    'the page of a preview link',
    {},
    { _id: '01D', page: { _id: '01A', title: 'About', slug: 'about' } },
    '/about (01A)',
  ],
  ['the preview of a whole site', {}, { _id: '01D', page: null }, 'the whole site'],
  ['a site document', { nav: {} }, { _id: 'nav_main', items: [] }, 'nav_main'],
  ['an export of one form', { identifier: 'contact' }, {}, 'contact'],
  ['nothing in particular', {}, {}, ''],
])('subjectOf() names %s', (_, payload, answer, subject) => {
  expect(subjectOf(payload, answer)).toBe(subject);
});

it.each([
  ['/about (01A)', '01A'],
  ['/ (home)', 'home'],
  ['carla (01B): editor', null],
  ['nav_main', null],
  ['', null],
])('pageIn(%s) is %s', (subject, id) => {
  expect(pageIn(subject)).toBe(id);
});
