import { expect, it } from 'vitest';
import { AppError } from '../../model/error.ts';
import { DamagedDatabase, databaseError, operatorError } from './database-error.ts';

const POSTGRES = 'postgres://ada:secret@db.example:5432/site';
const FILE = '/srv/data/drafts.sqlite';

const coded = (code: string, more: object = {}) => Object.assign(new Error(`raw ${code}`), { code, ...more });
const openSync = { syscall: 'open', path: FILE };

it.each<[string, string, unknown, RegExp]>([
  ['a server that is not running', POSTGRES, coded('ECONNREFUSED'), /no PostgreSQL answers there\. Start it/],
  ['a host with two addresses', POSTGRES, new AggregateError([coded('ECONNREFUSED')], ''), /no PostgreSQL answers/],
  ['a missing socket', POSTGRES, coded('ENOENT', { syscall: 'connect' }), /no PostgreSQL answers there/],
  ['a mistyped host', POSTGRES, coded('ENOTFOUND'), /does not know its host\. Correct the name/],
  ['a wrong password', POSTGRES, coded('28P01'), /rejects the user or the password\. Correct them/],
  ['no password', POSTGRES, new Error('SASL: SCRAM-SERVER-FIRST-MESSAGE: …'), /rejects the user or the password/],
  ['an unknown user', POSTGRES, coded('28000'), /rejects the user or the password/],
  ['a missing database', POSTGRES, coded('3D000'), /no database of this name\. Create it with createdb/],
  ['a user without rights', POSTGRES, coded('42501'), /may not create tables there\. Make that user the owner/],
  ['too many connections', POSTGRES, coded('53300'), /accepts no more connections\. Raise/],
  ['a server that starts', POSTGRES, coded('57P03'), /starting or stopping\. Try again/],
  ['a standby', POSTGRES, coded('25006'), /is read-only\. Name the primary/],
  [
    'a silent server',
    POSTGRES,
    new Error('timeout exceeded when trying to connect'),
    /cannot be reached\. Check the network/,
  ],
  ['a read-only folder', FILE, coded('SQLITE_READONLY_DIRECTORY'), /may not write .* folder\. Allow both/],
  ['a file of another user', FILE, coded('SQLITE_CANTOPEN'), /may not write to the file/],
  ['a folder of another user', FILE, coded('EACCES', openSync), /may not write to the file/],
  ['a read-only file', FILE, coded('EACCES', { syscall: 'access' }), /may not write to the file/],
  ['a missing folder', FILE, coded('ENOENT', openSync), /folder does not exist\. Create it/],
  ['a full disk', FILE, coded('SQLITE_FULL'), /disk is full\. Free some space/],
  ['another program', FILE, coded('SQLITE_BUSY'), /locked it\. Stop that program/],
  ['a failing disk', FILE, coded('SQLITE_IOERR_READ'), /disk is failing\. Check/],
])('operatorError() says what to do about %s', (_, address, raw, help) => {
  for (const error of [raw, databaseError(raw)]) {
    const said = operatorError(error, address);
    expect(said).toMatchObject({ name: 'AppError', code: 'unavailable', cause: raw });
    expect(String(said)).toMatch(help);
    expect(String(said)).toContain(address.replace('ada:secret@', ''));
    expect(String(said)).not.toContain('secret');
  }
});

it('operatorError() leaves what is not about using the database', () => {
  const refused = new AppError('conflict', 'A service is using it', { cause: coded('ECONNREFUSED') });
  const fault = new TypeError('undefined is not a function');
  const elsewhere = coded('ENOENT', { syscall: 'scandir' });
  for (const error of [refused, fault]) expect(operatorError(error, POSTGRES)).toBe(error);
  for (const error of [refused, fault, elsewhere]) expect(operatorError(error, FILE)).toBe(error);
  expect(operatorError(coded('SQLITE_CORRUPT'), FILE)).toBeInstanceOf(DamagedDatabase);
});
