import { expect, test } from 'vitest';
import { stateFor } from './state-words';

const reading = (km: unknown) => ({ reading: { km } });
const damage = { damage: { kind: 'scratch', view: 'left' } };

test.each([
  ['a recorded reading', { before: null, after: reading(154_754) }, '154\u00a0754 км'],
  ['a reversed reading', { before: reading(10), after: null }, '10 км'],
  [
    'a reading in place of a wrong one',
    { before: reading(154_754), after: reading(15_480) },
    '154\u00a0754 км → 15\u00a0480 км',
  ],
  ['a recorded damage', { before: null, after: damage }, 'Царапина, слева'],
  [
    'a damage repaired in a sheet',
    { after: { damage: { kind: 'scratch', view: 'left', mendedInSheet: { bookingId: 7 } } } },
    'Царапина, слева, устранено',
  ],
  [
    'a damage repaired in maintenance',
    {
      after: {
        damage: { kind: 'scratch', view: 'left', mendedInWork: { description: 'Покраска' } },
      },
    },
    'Царапина, слева, ТО: Покраска',
  ],
  [
    'a count with its comment',
    { after: { till: 'Офис', expected: 500, counted: 450.5, comment: 'Сдача' } },
    'было 500\u00a0₽, насчитали 450,50\u00a0₽: Сдача',
  ],
  [
    'a link to a statement',
    { after: { statement: { from: '2026-10-01', to: '2026-10-31' } } },
    'отчёт за 01.10.2026 – 31.10.2026',
  ],
  ['a withdrawn damage', { before: damage, after: null }, 'Царапина, слева'],
  ['a damage of unknown words', { after: { damage: { kind: 'rust', view: 7 } } }, null],
  [
    'a sheet',
    { after: { sheet: { side: 'out', km: 154_754, fuel: 7 } } },
    'Выдача, 154\u00a0754 км, топливо 7/8',
  ],
  ['a sheet without figures', { after: { sheet: { side: 'back', km: null } } }, 'Возврат'],
  [
    'an issued document',
    { after: { paper: { kind: 'contract', number: '26-Д-0001' } } },
    'Договор 26-Д-0001',
  ],
  [
    'a void document',
    {
      before: { paper: { kind: 'act_out', number: '26-АВ-0002' } },
      after: { reason: 'ошибка в дате' },
    },
    'Акт выдачи 26-АВ-0002: ошибка в дате',
  ],
  [
    'a revoked link to a document',
    { before: { paper: { kind: 'contract', number: '26-Д-0001' } }, after: null },
    'Договор 26-Д-0001',
  ],
  ['a removed photo', { before: { photo: { side: 'back', angle: 'rear' } } }, 'Возврат, сзади'],
  ['another change', { before: { brand: 'Kia' }, after: { brand: 'Lada' } }, null],
  ['a reading without km', { after: reading('10') }, null],
])('%s', (_name, change, words) => {
  expect(stateFor(change)).toBe(words);
});
