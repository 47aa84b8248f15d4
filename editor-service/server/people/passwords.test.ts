import { describe, expect, it } from 'vitest';
import { createPasswords } from './passwords.ts';

const passwords = createPasswords(4);

describe('createPasswords()', () => {
  it('matches the password it hashed and no other', async () => {
    const hash = await passwords.hash('correct horse');
    expect(await passwords.matches('correct horse', hash)).toBe(true);
    expect(await passwords.matches('correct house', hash)).toBe(false);
  });

  it('matches nothing without a stored hash', async () => {
    expect(await passwords.matches('nobody has this password', null)).toBe(false);
  });

  it('refuses to hash a password shorter than 8 or longer than 72 bytes', () => {
    expect(() => passwords.hash('short')).toThrow('at least 8');
    expect(() => passwords.hash('é'.repeat(37))).toThrow('at most 72');
  });

  it('never accepts a longer password for its first 72 bytes', async () => {
    const hash = await passwords.hash('x'.repeat(72));
    expect(await passwords.matches(`${'x'.repeat(72)}A`, hash)).toBe(false);
  });
});
