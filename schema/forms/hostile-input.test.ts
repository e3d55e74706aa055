/// <reference types="vite/types/importMeta.d.ts" />
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type AnySchema, type ArraySchema, isSchema, type ObjectSchema } from 'yup';
import { fieldErrors } from './fields/problems';

type Shape = Parameters<typeof fieldErrors>[0];

const modules = import.meta.glob<Readonly<Record<string, unknown>>>(
  ['./**/*.ts', '!./**/*.test.ts'],
  { eager: true },
);

const isShape = (value: unknown): value is Shape =>
  isSchema(value) && (value as AnySchema).type === 'object';

/** Every exported form, by its name. */
const SHAPES = new Map(
  Object.values(modules)
    .flatMap((module): [string, unknown][] => Object.entries(module))
    .filter((entry): entry is [string, Shape] => isShape(entry[1])),
);

/** The fields of a schema and of its parts. */
function namesIn(schema: AnySchema): string[] {
  if (schema.type === 'array') {
    const { innerType } = schema as ArraySchema<unknown[] | undefined, unknown>;
    return innerType ? namesIn(innerType as AnySchema) : [];
  }
  if (schema.type !== 'object') return [];
  const { fields } = schema as unknown as ObjectSchema<Record<string, unknown>>;
  return Object.entries(fields).flatMap(([name, part]) => [name, ...namesIn(part as AnySchema)]);
}

/** Every field of any form, so that a random value can be in any of them. */
const FIELDS = [
  ...new Set([...SHAPES.values()].flatMap((shape) => namesIn(shape as unknown as AnySchema))),
];

const HOSTILE: readonly unknown[] = [
  null,
  undefined,
  '',
  ' ',
  '\ud800',
  '\u0000',
  'x'.repeat(3000),
  'unfinished',
  Number.NaN,
  Number.POSITIVE_INFINITY,
  -0,
  -1,
  0.5,
  1e300,
  1n,
  true,
  [],
  {},
  [null],
  [{}],
  new Date(Number.NaN),
  new Date(0),
  Object.create(null),
  () => '',
  // As for a value that GraphQL cannot read (unreadable-values.ts).
  Symbol('unreadable'),
];

const anyValue = fc.oneof(
  fc.anything({ withDate: true, withBigInt: true, withNullPrototype: true, maxDepth: 2 }),
  fc.string({ unit: 'binary' }),
  fc.constantFrom(...HOSTILE),
);
const anyFlatObject = fc.dictionary(fc.constantFrom(...FIELDS), anyValue);
/** Random values in random fields of the form. */
const anyObjectOf = (shape: Shape) =>
  fc.dictionary(
    fc.constantFrom(...namesIn(shape as unknown as AnySchema)),
    fc.oneof({ weight: 4, arbitrary: anyValue }, fc.array(anyFlatObject, { maxLength: 3 })),
  );

it('of forms is tested for every form', () => {
  expect(SHAPES.size).toBeGreaterThan(60);
});

const refusedInRussian = (shape: Shape, input: unknown) => {
  for (const message of Object.values(fieldErrors(shape, input))) {
    expect(message).toMatch(/^[А-ЯЁ][^A-Za-z]*$/);
  }
};

describe.each([...SHAPES])('%s, for any input', (_, shape) => {
  it('answers in Russian and never throws, each value in each field', () => {
    for (const name of namesIn(shape as unknown as AnySchema)) {
      for (const value of HOSTILE) {
        refusedInRussian(shape, { [name]: value });
        refusedInRussian(shape, { [name]: [value] });
        refusedInRussian(shape, { [name]: { [name]: value } });
      }
    }
  });

  it('answers in Russian and never throws', () => {
    fc.assert(
      fc.property(fc.oneof(anyObjectOf(shape), anyValue), (input) => {
        refusedInRussian(shape, input);
      }),
      { numRuns: 200 },
    );
  });
});
