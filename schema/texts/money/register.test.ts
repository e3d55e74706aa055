import { expect, test } from 'vitest';
import { type RegisterDocument, registerWords } from './register';

const LINE: RegisterDocument = {
  source: 'entry',
  id: 12,
  kind: 'rent',
  direction: 'in',
  amount: 14200,
  tillName: 'Борис',
  toTillName: null,
  comment: null,
  shortReason: null,
  reversesId: null,
  isReversed: false,
  customerName: null,
  carTitle: null,
  expenseKind: null,
  partnerName: null,
  place: null,
  otherDay: null,
  expected: null,
  counted: null,
};

test.each<[Partial<RegisterDocument>, string, string]>([
  [{ customerName: 'Илья Белов', carTitle: 'Kia Rio' }, 'Оплата № 12', 'Илья Белов, Kia Rio'],
  [{ direction: 'out' }, 'Возврат оплаты № 12', ''],
  [{ kind: 'deposit' }, 'Залог № 12', ''],
  [{ kind: 'deposit', direction: 'out' }, 'Возврат залога № 12', ''],
  [{ kind: 'charge' }, 'Доплата № 12', ''],
  [{ kind: 'charge', direction: 'out' }, 'Возврат доплаты № 12', ''],
  [{ kind: 'advance' }, 'Аванс № 12', ''],
  [{ kind: 'advance', direction: 'out' }, 'Возврат аванса № 12', ''],
  [{ kind: 'manual', comment: 'доплата за мойку' }, 'Приход № 12', 'доплата за мойку'],
  [{ kind: 'manual', direction: 'out', reversesId: 4 }, 'Отмена: Приход № 4', ''],
  [
    { kind: 'expense', direction: 'out', expenseKind: 'Мойка', carTitle: 'Kia Rio А123ВС77' },
    'Расход № 12',
    'мойка, Kia Rio А123ВС77',
  ],
  [
    { kind: 'expense', direction: 'out', expenseKind: 'ТО', otherDay: '2026-11-20' },
    'Расход № 12',
    'ТО, за 20.11.2026',
  ],
  [
    { kind: 'expense', direction: 'out', expenseKind: 'Запчасти', partnerName: 'Иванов' },
    'Расход № 12',
    'запчасти, за счёт владельца Иванов',
  ],
  [
    { kind: 'expense', direction: 'out', expenseKind: 'Мойка', shortReason: 'свои' },
    'Расход № 12',
    'мойка, не хватало: свои',
  ],
  [{ kind: 'expense', reversesId: 117, expenseKind: 'Мойка' }, 'Отмена: Расход № 117', 'мойка'],
  [{ kind: 'deposit', direction: 'out', reversesId: 7 }, 'Отмена: Залог № 7', ''],
  [{ kind: 'collection', direction: 'out', place: 'bank' }, 'Инкассация № 12', 'в банк'],
  [{ kind: 'collection', direction: 'out', place: 'safe' }, 'Инкассация № 12', 'в сейф'],
  [
    { kind: 'handover', direction: null, toTillName: 'Анна' },
    'Передача № 12: 14 200 ₽',
    'Борис → Анна',
  ],
  [{ kind: 'handover', direction: 'out', toTillName: 'Анна' }, 'Передача № 12', 'Борис → Анна'],
  [{ kind: 'payout', direction: 'out', partnerName: 'Иванов' }, 'Выплата № 12', 'Иванов'],
  [
    { kind: 'count', direction: 'out', expected: 5000, counted: 4900 },
    'Пересчёт № 12',
    'было 5 000 ₽, насчитали 4 900 ₽',
  ],
  [{ kind: 'count', expected: 5000, counted: 5000 }, 'Пересчёт № 12', 'сходится, 5 000 ₽'],
])('a line %j is «%s» with «%s»', (line, title, details) => {
  const words = registerWords({ ...LINE, ...line });
  const plain = (text: string) => text.replaceAll('\u00a0', ' ');
  expect(plain(words.title)).toBe(title);
  expect(plain(words.details)).toBe(details);
});

test.each([
  [false, ''],
  [true, 'отменено'],
])('a line that is reversed (%s) has the state «%s»', (isReversed, state) => {
  expect(registerWords({ ...LINE, isReversed }).state).toBe(state);
});
