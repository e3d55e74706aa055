import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { isOfAnother } from './access';
import { judgeClocks, judgeZones } from './clock';
import { checkCopies, judgeAge } from './copies';
import { checkDisk, judgeSpace } from './disk';
import { advice, fault, fine } from './finding';
import { examine } from './report';

const NOW = new Date('2026-11-10T09:00:00.000Z');
const MB = 1024 * 1024;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'doctor-test-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('space', () => {
  test.each([
    [50, 'fault'],
    [500, 'advice'],
    [5000, 'fine'],
  ])('%i MB free: %s', (free, level) => {
    expect(judgeSpace('/data', free * MB)).toMatchObject({ level });
  });

  test('of a missing folder is that of its parent', async () => {
    const [found, ...others] = await checkDisk([join(folder, 'a', 'b'), join(folder, 'a', 'b')]);
    expect(found?.text).toContain('свободно');
    expect(others).toEqual([]);
  });

  test('of a path through a file is a fault', async () => {
    writeFileSync(join(folder, 'file'), '');
    expect(await checkDisk([join(folder, 'file', 'b')])).toMatchObject([{ level: 'fault' }]);
  });
});

describe('clocks', () => {
  const later = (seconds: number) => new Date(+NOW + seconds * 1000);
  const trusted = (seconds: number) => ({ trustedAt: later(seconds), jumped: null });
  const NONE = { database: null, lastChange: null };
  test.each([
    ['together', { database: later(2), lastChange: later(-600) }, ['fine']],
    ['without a database', { database: null, lastChange: null }, ['fine']],
    ['of the database ahead', { database: later(90), lastChange: null }, ['fault']],
    ['of the database behind', { database: later(-90), lastChange: null }, ['fault']],
    ['turned back', { database: null, lastChange: later(3600) }, ['fault']],
    ['of a server that was off', { ...NONE, note: trusted(-86_400 * 3) }, ['advice']],
    ['before the last trusted moment', { ...NONE, note: trusted(86_400 * 1100) }, ['fault']],
    ['within a day of it', { ...NONE, note: trusted(-80_000) }, ['fine']],
    ['wrong in both ways', { database: later(90), lastChange: later(3600) }, ['fault', 'fault']],
  ])('%s', (_name, other, levels) => {
    expect(judgeClocks(NOW, other).map(({ level }) => level)).toEqual(levels);
  });

  test.each([
    ['2025c', 'fine'],
    ['2019a', 'advice'],
    [undefined, 'advice'],
  ])('time zones %s: %s', (release, level) => {
    expect(judgeZones(release, NOW)).toMatchObject({ level });
  });
});

describe('the folder of copies', () => {
  test.each([
    [null, 'fault'],
    [{ ageHours: 30 }, 'fine'],
    [{ ageHours: 49 }, 'fault'],
  ])('last copy %j of every 24 h: %s', (last, level) => {
    expect(judgeAge(last, 24)).toMatchObject({ level });
  });

  test('is advised when none is set', async () => {
    const found = await checkCopies({ folder: undefined, everyHours: 24 }, NOW);
    expect(found).toMatchObject([{ level: 'advice', mend: expect.stringContaining('BACKUP_DIR') }]);
  });

  test('that is missing is a fault', async () => {
    const found = await checkCopies({ folder: join(folder, 'none'), everyHours: 24 }, NOW);
    expect(found).toMatchObject([{ level: 'fault', text: expect.stringContaining('ENOENT') }]);
  });

  test('with a spoilt last copy is a fault', async () => {
    writeFileSync(join(folder, 'avtoprokat-2026-11-10T08-00-00Z.zip'), 'half');
    const found = await checkCopies({ folder, everyHours: 24 }, NOW);
    expect(found.map(({ level }) => level)).toEqual(['fine', 'fine', 'fault']);
    expect(found[2]?.text).toContain('avtoprokat-2026-11-10T08-00-00Z.zip: Файл копии испорчен');
  });
});

test('copies from the future are a fault and not the last one', async () => {
  writeFileSync(join(folder, 'avtoprokat-2029-11-10T08-00-00Z.zip'), 'half');
  const found = await checkCopies({ folder, everyHours: 24 }, NOW);
  expect(found.map(({ level }) => level)).toEqual(['fine', 'fault', 'fault']);
  expect(found[1]?.text).toBe('ни одной копии по расписанию ещё нет');
  expect(found[2]?.text).toContain('avtoprokat-2029-11-10T08-00-00Z.zip');
});

test('a folder of another account is recognised, a missing one has no owner', () => {
  expect(isOfAnother(folder)).toBe(false);
  expect(isOfAnother(folder, -1)).toBe(true);
  expect(isOfAnother(join(folder, 'none'), -1)).toBe(false);
});

test('a check that does not end is a fault with how to mend it, and the others are shown', async () => {
  const forever = () => new Promise<never>(() => undefined);
  const report = await examine(
    [
      { name: 'База данных', check: forever, lateMend: 'проверьте адрес' },
      { name: 'Часы', check: async () => [fine('идут')], withinMs: 60_000 },
      { name: 'Файлы', check: forever, withinMs: 60_000 },
    ],
    { eachMs: 100, allMs: 500 },
  );
  expect(report.faults).toBe(2);
  expect(report.text).toContain('База данных\n  ОШИБКА     проверка не закончилась за 0,1 с');
  expect(report.text).toContain('→ проверьте адрес');
  expect(report.text).toContain('Часы\n  в порядке  идут');
  expect(report.text).toContain('Файлы\n  ОШИБКА     проверка не закончилась за 0');
});

test('the report names each fault with how to mend it, and counts them', async () => {
  const report = await examine([
    { name: 'Настройки', check: () => [fine('прочитаны')] },
    { name: 'Копии', check: async () => [advice('нет', 'задайте'), fault('стара', 'сделайте')] },
    { name: 'Пусто', check: () => [] },
    { name: 'Часы', check: () => Promise.reject(new Error('no clock')) },
  ]);
  expect(report.faults).toBe(2);
  expect(report.text.split('\n')).toEqual([
    'Настройки',
    '  в порядке  прочитаны',
    'Копии',
    '  совет      нет',
    '             → задайте',
    '  ОШИБКА     стара',
    '             → сделайте',
    'Часы',
    '  ОШИБКА     Проверка не удалась: no clock',
    '             → Устраните причину и повторите.',
    'Ошибок: 2. Исправьте их в этом порядке.',
    '',
  ]);
});
