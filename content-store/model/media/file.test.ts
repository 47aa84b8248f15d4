import { describe, expect, test } from 'vitest';
import { addressOfFile, type FileRecord, fileAddressesIn, isNameOfFile } from './file.ts';

const file = (name: string): FileRecord => ({ _id: 'f1', hash: 'a'.repeat(64), ext: 'pdf', name });
const nameOf = (address: string) => fileAddressesIn(address)[0]?.name;

describe('addressOfFile()', () => {
  test.each([
    ['Annual report 2026.pdf', '/_files/f1/Annual-report-2026.pdf'],
    ['report.PDF', '/_files/f1/report.pdf'],
    ['invoice.php.pdf', '/_files/f1/invoice-php.pdf'],
    ['../../etc/passwd', '/_files/f1/etc-passwd.pdf'],
    ['a"\r\nSet-Cookie: b\u202e.pdf', '/_files/f1/a-Set-Cookie-b.pdf'],
    ['…', '/_files/f1/file.pdf'],
  ])('gives %j the address %s', (name, address) => {
    expect(addressOfFile(file(name))).toBe(address);
  });

  test('keeps the letters of every language, in a name short enough for file systems', () => {
    expect(nameOf(addressOfFile(file('Отчёт.pdf')))).toBe('Отчёт.pdf');
    expect(Buffer.byteLength(nameOf(addressOfFile(file('語'.repeat(5000)))) ?? '')).toBeLessThan(255);
  });

  test('produces names that isNameOfFile() accepts', () => {
    for (const name of ['Annual report.pdf', 'Отчёт', '', '...', 'x'.repeat(300)]) {
      expect(isNameOfFile(nameOf(addressOfFile(file(name))) ?? '', file(name))).toBe(true);
    }
  });
});

test.each(['report.html', 'report.pdf.html', 'report.html.pdf', '.pdf', 'a/b.pdf', '..pdf', 'a\u202e.pdf'])(
  'isNameOfFile() refuses %j for a pdf',
  (name) => {
    expect(isNameOfFile(name, { ext: 'pdf' })).toBe(false);
  },
);

test('fileAddressesIn() finds the files that markup links to', () => {
  const html = '<a href="/_files/f1/a.pdf">A</a> <a href="https://files.example/_files/f2/%C3%A4.zip">B</a> /_files/f3';
  expect(fileAddressesIn(html)).toEqual([
    { fileId: 'f1', name: 'a.pdf' },
    { fileId: 'f2', name: 'ä.zip' },
  ]);
  expect(fileAddressesIn('/_files/f1/%E0%A4%A.pdf')).toEqual([{ fileId: 'f1', name: '%E0%A4%A.pdf' }]);
});
