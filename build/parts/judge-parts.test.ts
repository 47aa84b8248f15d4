import { describe, expect, it } from 'vitest';
import { NEEDS, NOTHING, OLDER, OTHER, OWN, TABLE, WHOLE } from '../testing/parts-table.ts';
import { type FoundParts, judgeParts, type Need } from './judge-parts.ts';

describe('judgeParts()', () => {
  it.each(TABLE)('$what', ({ found, outcomes }) => {
    expect(NEEDS.map((need) => ({ need, outcome: judgeParts(found, need).outcome }))).toEqual(outcomes);
  });

  it('takes the parts of another site over when its id is given', () => {
    const theirs = { ...WHOLE, dist: { ...WHOLE.dist, site: OTHER }, published: { ...WHOLE.published, site: OTHER } };
    expect(judgeParts(theirs, 'start', OTHER).outcome).toBe('goes on');
    expect(judgeParts(theirs, 'start', 'a third').outcome).toBe('other-site');
    const old = { ...OLDER, dist: { ...OLDER.dist, pair: 'q' } };
    expect(judgeParts(old, 'start', 'q').outcome).toBe('goes on');
    const empty = { ...NOTHING, dist: { ...WHOLE.dist, manifestPair: '' } };
    expect(judgeParts(empty, 'start', OWN).outcome).toBe('begins');
  });

  it('never begins a site over published files, whatever id is given', () => {
    expect(judgeParts({ ...WHOLE, database: NOTHING.database }, 'start', OWN).outcome).toBe('database-lost');
  });

  it('says what is there, what is not, and what to do', () => {
    const refusal = (found: FoundParts, need: Need) => judgeParts(found, need).refusal;
    const lost = refusal({ ...WHOLE, database: NOTHING.database }, 'start');
    expect(lost).toMatch(/\/data\/drafts\.sqlite.*\/data\/published.*npm run restore -- DIR.*--from-published/s);
    const other = refusal({ ...WHOLE, dist: { ...WHOLE.dist, site: OTHER } }, 'start');
    expect(other).toMatch(/\/dist.*2{20}.*\/data\/drafts\.sqlite.*1{20}.*REPLACE_SITE=2{20}/s);
    const compared = refusal({ ...WHOLE, dist: { ...WHOLE.dist, site: OTHER } }, 'verify');
    expect(compared).toMatch(/\/dist.*2{20}.*\/data\/published.*1{20}/s);
    expect(compared).not.toContain('REPLACE_SITE');
    const dataLost = refusal({ ...NOTHING, dist: { ...NOTHING.dist, site: OTHER } }, 'start');
    expect(dataLost).toMatch(/\/dist.*2{20}.*mounted.*npm run restore -- DIR.*replace DIST_DIR.*REPLACE_SITE=2{20}/s);
    expect(dataLost).not.toContain('--from-published');
    expect(other).not.toContain('npm run restore');
    expect(refusal(NOTHING, 'content')).toMatch(/\/data\/drafts\.sqlite/);
    expect(refusal(NOTHING, 'build')).toMatch(/\/data\/published/);
    expect(refusal(WHOLE, 'start')).toBeNull();
  });
});
