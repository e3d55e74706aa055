import { expect, it } from 'vitest';
import { TextFit } from './text-fit';

/** 6 px a letter; «УА» is kerned by 2 px. */
const fit = new TextFit((text) => text.length * 6 - (text.includes('УА') ? 2 : 0));

it('the exact width of a text includes kerning, the sum of its glyphs does not', () => {
  expect(fit.width('378 УА', 'plate')).toBe(36);
  expect(fit.exactWidth('378 УА', 'plate')).toBe(34);
});
