import { expect, it } from 'vitest';
import { carPaint } from './car-paint';

it('the drawn car takes the colour as typed, in any form of the word', () => {
  expect(carPaint({ color: 'Белый' })).toEqual(carPaint({ color: 'белая' }));
  expect(carPaint({ color: 'тёмно-синий металлик' })).toEqual(carPaint({ color: 'Синий' }));
  expect(carPaint({ color: 'Серебристый' })).not.toEqual(carPaint({ color: 'Серый' }));
  expect(carPaint({ color: 'чёрный' })).toEqual(carPaint({ color: 'Черный' }));
});

it('an unknown or missing colour is drawn grey', () => {
  expect(carPaint({ color: null })).toEqual(carPaint({ color: 'хамелеон' }));
});
