import { expect, test } from 'vitest';
import { BOOKING, selectionOf } from './selections';

test('a selection has all fields of a type and of its parts, except those left out', () => {
  expect(selectionOf('PartnerRevenue', { 'Partner.id': 'a reason' })).toBe(
    '{ partners { name version } cars { color year carId carTitle licensePlate shares { partnerId sharePercent } version } }',
  );
  expect(BOOKING).toContain(' depositComment ');
  expect(BOOKING).not.toContain('continuesId');
});

test('unknown types and fields fail', () => {
  expect(() => selectionOf('Nothing')).toThrow('Nothing');
  expect(() => selectionOf('Partner', { 'Partner.nothing': 'a reason' })).toThrow(
    'Partner.nothing',
  );
});
