import { expect, it } from 'vitest';
import { carPaint } from './car-paint';

it('the drawn car takes the colour as typed, in any form of the word', () => {
  expect(carPaint('Белый')).toEqual(carPaint('белая'));
  expect(carPaint('тёмно-синий металлик')).toEqual(carPaint('Синий'));
  expect(carPaint('Серебристый')).not.toEqual(carPaint('Серый'));
  expect(carPaint('чёрный')).toEqual(carPaint('Черный'));
});

it('an unknown or missing colour is drawn grey', () => {
  expect(carPaint(null)).toEqual(carPaint('хамелеон'));
});
