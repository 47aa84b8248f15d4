import { blockPage } from '../../demo-page.ts';

export const hubPage = blockPage('hub', 'Hub', 'A library that visitors narrow down; with related pages below.', [
  {
    componentType: 'Hub',
    hubFilters: { exclude: ['Content type:Event'] },
    sortBy: 'latest',
    showRelated: true,
    hubRelatedFilters: { include: ['Content type:Event'] },
  },
]);
