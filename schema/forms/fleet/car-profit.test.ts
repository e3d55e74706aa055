import { describe, expect, it } from 'vitest';
import { fieldErrors, firstMessage } from '../fields/problems';
import { carProfitForm, carProfitPayload, toCarProfitPayload } from './car-profit';

const filled = {
  shares: [{ title: ' Партнёр ', percent: '40,5' }],
  purchasePrice: '1 200 000',
  currentValue: '',
};

describe('the profit calculator of a car', () => {
  it.each([
    [{ shares: [{ title: ' ', percent: '10' }] }, 'Укажите, чья это доля'],
    [{ shares: [{ title: 'Партнёр', percent: 'x' }] }, 'Укажите долю от 0 до 100%'],
    [
      {
        shares: [
          { title: 'Первый', percent: '60' },
          { title: 'Второй', percent: '41' },
        ],
      },
      'Сумма долей не может превышать 100%',
    ],
    [{ purchasePrice: '-1' }, 'Укажите корректную цену покупки'],
    [{ currentValue: 'дорого' }, 'Укажите корректную текущую стоимость'],
  ])('refuses %j', (change, message) => {
    expect(firstMessage(carProfitForm, { ...filled, ...change })).toBe(message);
  });

  it('clamps a share to 0–100 and sends unknown values as null', () => {
    expect(firstMessage(carProfitForm, filled)).toBeNull();
    expect(toCarProfitPayload(filled)).toEqual({
      shares: [{ title: 'Партнёр', percent: 40.5 }],
      purchasePrice: 1_200_000,
      currentValue: null,
    });
    const beyond = { ...filled, shares: [{ title: 'Всё', percent: '250' }] };
    expect(firstMessage(carProfitForm, beyond)).toBeNull();
    expect(toCarProfitPayload(beyond).shares).toEqual([{ title: 'Всё', percent: 100 }]);
  });

  it('accepts a payload without prices and refuses a malformed one', () => {
    const shares = [{ title: 'Всё', percent: -5 }];
    expect(fieldErrors(carProfitPayload, { shares })).toEqual({});
    expect(fieldErrors(carProfitPayload, { shares, purchasePrice: -1 })).toEqual({
      purchasePrice: 'Укажите корректную цену покупки',
    });
    for (const none of [{}, { shares: 'все' }]) {
      expect(fieldErrors(carProfitPayload, none)).toEqual({ shares: 'Укажите долю от 0 до 100%' });
    }
    expect(
      fieldErrors(carProfitPayload, { shares: [{ title: 'Всё', percent: Number.NaN }] }),
    ).toEqual({ 'shares[0].percent': 'Укажите долю от 0 до 100%' });
  });
});
