import { describe, expect, it } from 'vitest';
import { fieldErrors, firstMessage } from '../fields/problems';
import {
  type CarSharesValues,
  carSharesForm,
  carSharesPayload,
  partnerEditForm,
  partnerForm,
  toCarSharesPayload,
  toPartnerEditPayload,
  toPartnerPayload,
} from './partner';

describe("a partner's name", () => {
  it.each([{}, { name: null }, { name: '' }, { name: '   ' }])('is required: %j', (values) => {
    expect(firstMessage(partnerForm, values)).toBe('Введите название партнёра');
  });

  it('is sent trimmed', () => {
    expect(firstMessage(partnerForm, { name: ' Альфа ' })).toBeNull();
    expect(toPartnerPayload({ name: ' Альфа ' })).toEqual({ name: 'Альфа' });
  });
});

describe('an existing partner', () => {
  const values = { name: 'Альфа', hold: 'fromDay', settledFrom: '2026-12-01' } as const;

  it('is settled from a day when it is chosen; the day is then required', () => {
    expect(firstMessage(partnerEditForm, values)).toBeNull();
    expect(toPartnerEditPayload(values)).toEqual({ name: 'Альфа', settledFrom: '2026-12-01' });
    expect(firstMessage(partnerEditForm, { ...values, settledFrom: '' })).toBe(
      'Укажите день, с которого ведутся расчёты',
    );
  });

  it('is settled for all time without a day', () => {
    const always = { ...values, hold: 'always' } as const;
    expect(toPartnerEditPayload(always)).toEqual({ name: 'Альфа', settledFrom: null });
    expect(firstMessage(partnerEditForm, { ...always, settledFrom: '' })).toBeNull();
  });
});

const typed = (...texts: string[]): CarSharesValues => ({
  shares: texts.map((sharePercent, at) => ({ partnerId: at + 1, sharePercent })),
  hold: 'always',
  fromDay: '',
});
const sent = (...percents: unknown[]) => ({
  shares: percents.map((sharePercent, at) => ({ partnerId: at + 1, sharePercent })),
});

describe("a car's shares", () => {
  it.each([
    [typed('60', '40,001'), 'Сумма долей не может превышать 100%'],
    [typed('150'), 'Сумма долей не может превышать 100%'],
    [typed('110', '-20'), 'Сумма долей не может превышать 100%'],
    [typed('-1'), 'Укажите долю от 0 до 100%'],
    [typed('половина'), 'Укажите долю от 0 до 100%'],
  ])('typed as %j: %s', (values, message) => {
    expect(firstMessage(carSharesForm, values)).toBe(message);
  });

  it('accept a comma, an empty field and exactly 100 %; zero is omitted when sent', () => {
    const values = typed('33,33349', '', '66,667', '0,0004');
    expect(firstMessage(carSharesForm, values)).toBeNull();
    expect(toCarSharesPayload(values)).toEqual({
      shares: [
        { partnerId: 1, sharePercent: 33.333 },
        { partnerId: 3, sharePercent: 66.667 },
      ],
      fromDay: null,
    });
  });

  it('hold from a day when it is chosen; the day is then required', () => {
    const values: CarSharesValues = { ...typed('10'), hold: 'fromDay', fromDay: '2026-12-01' };
    expect(firstMessage(carSharesForm, values)).toBeNull();
    expect(toCarSharesPayload(values).fromDay).toBe('2026-12-01');
    expect(toCarSharesPayload({ ...values, hold: 'always' }).fromDay).toBeNull();
    expect(fieldErrors(carSharesForm, { ...values, fromDay: '' })).toEqual({
      fromDay: 'Укажите день, с которого действуют доли',
    });
  });

  it.each([null, undefined, '2026-12-01', '2024-02-29'])('are sent with the day %j', (fromDay) => {
    expect(firstMessage(carSharesPayload, { ...sent(5), fromDay })).toBeNull();
  });

  it.each(['', '2026-02-29', '01.12.2026', 5])('are not sent with the day %j', (fromDay) => {
    expect(fieldErrors(carSharesPayload, { ...sent(5), fromDay })).toEqual({
      fromDay: 'Укажите день, с которого действуют доли',
    });
  });

  it('are summed as stored, to 3 decimals', () => {
    expect(firstMessage(carSharesPayload, sent(33.3334, 33.3334, 33.3334))).toBeNull();
    expect(firstMessage(carSharesPayload, sent(33.3336, 33.3336, 33.3336))).toBe(
      'Сумма долей не может превышать 100%',
    );
  });

  it.each([
    [sent(60, 50), 'shares', 'Сумма долей не может превышать 100%'],
    [sent(-5), 'shares[0].sharePercent', 'Укажите долю от 0 до 100%'],
    [sent(Number.NaN), 'shares[0].sharePercent', 'Укажите долю от 0 до 100%'],
    [sent('5'), 'shares[0].sharePercent', 'Укажите долю от 0 до 100%'],
    [
      {
        shares: [
          { partnerId: 1, sharePercent: 5 },
          { partnerId: 1, sharePercent: 6 },
        ],
      },
      'shares',
      'Партнёр указан дважды',
    ],
    [{ shares: [{ partnerId: 0, sharePercent: 5 }] }, 'shares[0].partnerId', 'Партнёр не найден'],
    [{}, 'shares', 'Укажите долю от 0 до 100%'],
    [{ shares: [null] }, 'shares[0]', 'Укажите долю от 0 до 100%'],
  ])('sent as %j: %s: %s', (payload, field, message) => {
    expect(fieldErrors(carSharesPayload, payload)).toMatchObject({ [field]: message });
  });

  it('may be sent empty', () => {
    expect(fieldErrors(carSharesPayload, { shares: [] })).toEqual({});
  });
});
