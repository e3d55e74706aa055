import { buildSchema } from '@backend/graphql/build-schema';
import type { GraphQLObjectType } from 'graphql';
import { expect, test } from 'vitest';
import { selectionOf } from './selections';

const schema = buildSchema();
const typeOf = (name: string) => schema.getType(name) as GraphQLObjectType;

test('a selection has all fields of a type and of its parts, except those left out', () => {
  const without = { 'Partner.id': 'a reason' };
  expect(selectionOf(schema, typeOf('PartnerRevenue'), { without })).toBe(
    '{ partners { name settledFrom version } cars { color year carId carTitle licensePlate shares { partnerId sharePercent } shareSets { fromDay shares { partnerId sharePercent } } version } }',
  );
  const booking = selectionOf(schema, typeOf('Booking'));
  expect(booking).toContain(' depositComment ');
  expect(booking).not.toContain('continuesId');
});

test('named fields are selected with their parts', () => {
  const names = ['totalCars', 'cars'];
  expect(selectionOf(schema, typeOf('DailyAnalytics'), { names })).toBe(
    '{ totalCars cars { carId days } }',
  );
});

test('fields have the requested order, the others follow', () => {
  const order = { Partner: ['version'], PartnerRevenue: ['cars'] };
  const names = ['partners'];
  expect(selectionOf(schema, typeOf('PartnerRevenue'), { names, order })).toBe(
    '{ partners { version id name settledFrom } }',
  );
  expect(selectionOf(schema, typeOf('PartnerRevenue'), { order })).toMatch(/^\{ cars .* partners /);
});

test('unknown fields fail', () => {
  const partner = typeOf('Partner');
  const without = { 'Partner.nothing': 'a reason' };
  expect(() => selectionOf(schema, partner, { without })).toThrow('Partner.nothing');
  expect(() => selectionOf(schema, partner, { names: ['nothing'] })).toThrow('Partner.nothing');
  const order = { Partner: ['nothing'] };
  expect(() => selectionOf(schema, partner, { order })).toThrow('Partner.nothing');
});
