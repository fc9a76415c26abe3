import { expect, test } from 'vitest';
import { BackupFault } from '../../../src/adapters/backup/place.ts';
import { ExpectedFailure } from '../../../src/core/expected-failure.ts';
import { Refusal } from '../../../src/core/refusal.ts';
import { inOneLine } from '../../../src/usecases/backup/trouble.ts';

const coded = (code: string, more: object = {}) =>
  Object.assign(new Error('of the system'), { code, ...more });
const refusal = new Refusal(503, 'Documents cannot be reached right now.');
const aborted = Object.assign(new Error('x'), { name: 'AbortError' });

test.each([
  [new BackupFault('a.gz is cut'), undefined, '/backups: a.gz is cut.'],
  [refusal, 'ENOSPC', 'The document store does not do its work: the disk is full.'],
  [refusal, 'AccessDenied', 'The document store does not do its work: AccessDenied.'],
  [refusal, undefined, 'The document store does not do its work: see the log.'],
  [aborted, undefined, 'Stopped before the end.'],
  [coded('53100'), undefined, 'The database has no room: of the system.'],
  [coded('ENOSPC'), undefined, '/backups cannot be used: the disk is full.'],
  [coded('EDQUOT', { path: '/p' }), undefined, '/p cannot be used: the disk is full.'],
  [
    coded('ENOSPC', { path: '/read', dest: '/written' }),
    undefined,
    '/written cannot be used: the disk is full.',
  ],
  [
    coded('EACCES', { path: '/read', dest: '/written' }),
    undefined,
    '/read cannot be used: it may not be written or read.',
  ],
  [
    coded('EFBIG'),
    undefined,
    '/backups cannot be used: the disk has no room for a file of this size.',
  ],
  [coded('EACCES'), undefined, '/backups cannot be used: it may not be written or read.'],
  [coded('EPERM'), undefined, '/backups cannot be used: it may not be written or read.'],
  [coded('EROFS'), undefined, '/backups cannot be used: it is read-only.'],
  [coded('ENOTDIR'), undefined, '/backups cannot be used: it is no directory.'],
  [
    coded('ENOENT', { path: '/proc/backups', syscall: 'mkdir' }),
    undefined,
    '/proc/backups cannot be used: no folder can be made there.',
  ],
  [coded('57P01'), undefined, 'The database did not answer to the end: of the system.'],
  [coded('57P01'), 'it fell over', 'The database did not answer to the end: it fell over.'],
  [
    Object.assign(new Error(''), { code: '57P01' }),
    undefined,
    'The database did not answer to the end: 57P01.',
  ],
])('%s, said %s', (error, said, line) => {
  const told = inOneLine(error, '/backups', said);
  expect(told).toBeInstanceOf(ExpectedFailure);
  expect((told as Error).message).toBe(line);
});

test('what is told already, and what the operator cannot put right, stays what it is', () => {
  const noFile = coded('ENOENT', { path: '/backups/one', syscall: 'open' });
  const noFolder = coded('EIO', { path: '/backups/one', syscall: 'mkdir' });
  for (const error of [new ExpectedFailure('told'), new Error('of ours'), noFile, noFolder]) {
    expect(inOneLine(error, '/backups', undefined)).toBe(error);
  }
});

test('a restore has no room in the data directory, and not in the place that it reads', () => {
  const told = inOneLine(coded('ENOSPC'), '/backups', undefined, '/data') as Error;
  expect(told.message).toBe('/data cannot be used: the disk is full.');
  const fault = inOneLine(new BackupFault('a.gz is cut'), '/backups', undefined, '/data') as Error;
  expect(fault.message).toBe('/backups: a.gz is cut.');
});
