import { describe, expect, it } from 'vitest';
import { analyticsPeriodForm } from '../analytics-period';
import { firstMessage } from '../fields/problems';
import { sourceForm, sourceNameForm, toSourcePayload } from './source';

describe('a source', () => {
  it.each([{}, { name: '' }, { name: '  ' }])('requires a name, new or renamed: %j', (values) => {
    expect(firstMessage(sourceForm, values)).toBe('Введите название источника');
    expect(firstMessage(sourceNameForm, values)).toBe('Введите название источника');
  });

  it('is sent trimmed, with empty fields as null', () => {
    const values = { name: ' Авито ', description: '  ', template: ' Оцените нас ' };
    expect(firstMessage(sourceForm, values)).toBeNull();
    expect(toSourcePayload(values)).toEqual({
      name: 'Авито',
      description: null,
      template: 'Оцените нас',
    });
  });
});

describe('the period of analytics', () => {
  const period = (startDate: unknown, endDate: unknown) => ({ startDate, endDate });
  it.each([
    [period(undefined, undefined), 'Некорректный период'],
    [period('2026-11-01T00:00:00+03:00', ''), 'Некорректный период'],
    [period('2026-11-02T00:00:00+03:00', '2026-11-01T00:00:00+03:00'), 'Некорректный период'],
    [period('вчера', '2026-11-01T00:00:00+03:00'), 'Некорректный период'],
    [
      period('2006-11-01T00:00:00+03:00', '2026-11-01T00:00:00+03:00'),
      'Период не может быть длиннее 10 лет',
    ],
    [period('2026-11-01T00:00:00+03:00', '2026-11-30T23:59:59.999+03:00'), null],
  ])('%j: %s', (values, message) => {
    expect(firstMessage(analyticsPeriodForm, values)).toBe(message);
  });
});
