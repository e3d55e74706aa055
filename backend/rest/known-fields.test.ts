import { buildSchema } from '@backend/graphql/build-schema';
import type { GraphQLInputType } from 'graphql';
import { expect, test } from 'vitest';
import { dropUnknownFields } from './known-fields';

const typeOf = (name: string) => buildSchema().getType(name) as GraphQLInputType;

test('unknown fields are dropped at any depth', () => {
  const group = { name: 'Лето', other: 1, tariffs: [{ minDays: 1, other: 1 }, null, 5] };
  expect(
    dropUnknownFields(typeOf('SaveCarInput'), { brand: 'Kia', tariffGroups: [group], other: 1 }),
  ).toEqual({
    brand: 'Kia',
    tariffGroups: [{ name: 'Лето', tariffs: [{ minDays: 1 }, null, 5] }],
  });
});

test.each([null, 5, 'text', [1], { tariffGroups: 'text' }])(
  '%j is kept for the validation of the input',
  (value) => {
    expect(dropUnknownFields(typeOf('SaveCarInput'), value)).toEqual(value);
  },
);
