import { expect, test } from 'vitest';
import { type MergedFields, mergedFields } from './customer-merge';

const keep: MergedFields = { id: 1, fullName: 'Иванов Иван', phone: '79162451807', email: null };
const gone: MergedFields = { id: 2, fullName: 'Иванов И.', phone: null, email: 'i@mail.ru' };

test.each([
  [{ fullNameFrom: 1, phoneFrom: 1, emailFrom: 1 }, ['Иванов Иван', '79162451807', null]],
  [{ fullNameFrom: 1, phoneFrom: 1, emailFrom: 2 }, ['Иванов Иван', '79162451807', 'i@mail.ru']],
  [{ fullNameFrom: 2, phoneFrom: 2, emailFrom: 2 }, ['Иванов И.', null, 'i@mail.ru']],
])('each of %j comes from the chosen customer', (choice, [fullName, phone, email]) => {
  expect(mergedFields(keep, gone, choice)).toEqual({ fullName, phone, email });
});
