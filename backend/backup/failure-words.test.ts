import { MESSAGES } from '@schema/messages';
import { expect, test } from 'vitest';
import { BackupFailure } from './backup-failure';
import { failureWords } from './failure-words';

const { backups } = MESSAGES;

test.each([
  [
    new BackupFailure('База данных пуста: копировать нечего.'),
    'База данных пуста: копировать нечего.',
  ],
  [new Error('ENOSPC: no space left on device, write'), backups.noSpace],
  [new Error("EACCES: permission denied, mkdir '/mnt/копии'"), backups.notAllowed],
  [new Error('Warning: something\nФайл копии испорчен: часть.'), 'Файл копии испорчен: часть.'],
  [new Error('connect ECONNREFUSED 127.0.0.1:5432'), backups.failed],
  ['text', backups.failed],
])('%s', (error, words) => {
  expect(failureWords(error)).toBe(words);
});
