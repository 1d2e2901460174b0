import { describe, expect, it } from 'vitest';
import { isLostConnection, isStoreFailure } from '#database/failures.ts';

const failed = (code: string, message = 'what failed') => Object.assign(new Error(message), { code });

describe('what a store says when it fails', () => {
  it.each<[string, Error, boolean]>([
    // The server ends its connections, starts, is full, has no more places, was replaced by a copy.
    ...['57P01', '57P02', '57P03', '08006', '08P01'].map(
      (code) => [code, failed(code), true] as [string, Error, boolean],
    ),
    ...['53100', '53300', '58030', 'XX001', '25006', '57014'].map(
      (code) => [code, failed(code), false] as [string, Error, boolean],
    ),
    ...['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENOTFOUND', 'EAI_AGAIN'].map(
      (code) => [code, failed(code), true] as [string, Error, boolean],
    ),
    ...[
      'SQLITE_FULL',
      'SQLITE_IOERR_WRITE',
      'SQLITE_IOERR_FSYNC',
      'SQLITE_CANTOPEN',
      'SQLITE_READONLY_DBMOVED',
      'SQLITE_CORRUPT',
    ].map((code) => [code, failed(code), false] as [string, Error, boolean]),
    ['no code', new Error('Connection terminated unexpectedly'), true],
    ['no code either', new Error('Client has encountered a connection error and is not queryable'), true],
    ['no place', new Error('timeout exceeded when trying to connect'), false],
    ['no answer', new Error('Query read timeout'), false],
    ['a closed file', new TypeError('The database connection is not open'), false],
  ])('%s is the store’s own', (_, error, isLost) => {
    expect([isStoreFailure(error), isLostConnection(error)]).toEqual([true, isLost]);
  });

  it.each([
    ['a row twice', failed('23505')],
    ['a row twice in a file', failed('SQLITE_CONSTRAINT_UNIQUE')],
    ['no such table', failed('42P01')],
    ['no such table in a file', failed('SQLITE_ERROR')],
    ['a value that does not fit', failed('22001')],
    ['a conflict', failed('40001')],
    ['a mistake of ours', new TypeError("Cannot read properties of undefined (reading 'id')")],
    ['what is no error', 'SQLITE_FULL'],
    ['nothing', null],
  ])('%s is not', (_, error) => {
    expect([isStoreFailure(error), isLostConnection(error)]).toEqual([false, false]);
  });
});
