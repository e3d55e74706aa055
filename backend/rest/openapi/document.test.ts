import { buildSchema } from '@backend/graphql/build-schema';
import { CALL_SUMMARIES, CALL_TAGS } from '@schema/texts/shell/integrators';
import { Validator } from '@seriousme/openapi-schema-validator';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { getNullableType, isInputObjectType } from 'graphql';
import { describe, expect, test } from 'vitest';
import { prepareRow } from '../prepare-row';
import { routes } from '../routes';
import type { RestRow } from '../row';
import { type Operation, openApiOf } from './document';

const document = openApiOf(routes, buildSchema());
const operations = routes.map((row) => ({
  name: `${row.method} ${row.path}`,
  row,
  operation: document.paths[row.path]?.[row.method.toLowerCase()] as Operation,
}));

describe('the OpenAPI document', () => {
  test('is valid OpenAPI 3.1', async () => {
    const { valid, errors } = await new Validator().validate(structuredClone(document) as never);
    expect([valid, errors]).toEqual([true, undefined]);
  });

  test('describes every row of the table, in Russian', () => {
    expect(operations.filter(({ operation }) => !operation)).toEqual([]);
    for (const { name, row } of operations) {
      expect([name, CALL_SUMMARIES[name]]).toEqual([name, expect.stringMatching(/[А-я]/)]);
      expect(CALL_TAGS[row.path.split('/')[1] ?? '']).toMatch(/[А-я]/);
    }
  });

  test('contains no unknown calls', () => {
    const names = new Set(operations.map(({ name }) => name));
    expect(Object.keys(CALL_SUMMARIES).filter((name) => !names.has(name))).toEqual([]);
  });

  test('documents that the status of new maintenance is ignored', () => {
    const schemas = JSON.stringify(document.components.schemas);
    expect(schemas).toContain('Ignored; a new maintenance record is `scheduled`');
  });

  test.each([
    ['CreateBookingWithCustomerBody', ['startDate', 'endDate', 'carId', 'totalPrice', 'customer']],
    ['BookingCustomerInput', ['fullName', 'phone']],
    ['UpdateCustomerBody', ['fullName']],
    ['CreateUserBody', ['login', 'password']],
    ['CreateApiTokenBody', ['name', 'permissions']],
    ['MergeCustomersBody', ['keepId', 'goneId', 'stamp']],
    ['TariffInput', ['pricePerDay']],
  ])('requires the fields of %s that its form requires', (name, required) => {
    expect(document.components.schemas[name]?.required).toEqual(required);
  });

  test('has an operationId for each', () => {
    const ids = operations.map(({ operation }) => operation.operationId);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

describe('a call that changes something', () => {
  const schema = buildSchema();
  const inputFieldsOf = (row: RestRow) =>
    prepareRow(row, schema).field.args.flatMap(({ name, type }) => {
      const read = getNullableType(type);
      return isInputObjectType(read) ? Object.keys(read.getFields()) : [name];
    });
  const changing = operations.filter(({ row }) => row.method !== 'GET' && row.method !== 'DELETE');

  test.each(changing)('documents its body: $name', ({ row, operation }) => {
    const [content] = Object.values(operation.requestBody?.content ?? {});
    const reference = (content?.schema as { $ref?: string } | undefined)?.$ref ?? '';
    const body = reference
      ? document.components.schemas[reference.split('/').at(-1) ?? '']
      : content?.schema;
    const documented = Object.keys((body as { properties?: object } | undefined)?.properties ?? {});
    const given = [...row.path.matchAll(/\{\w+\}/g)].length;
    const missing = inputFieldsOf(row).filter((name) => !documented.includes(name));
    // The path gives the other arguments: the changed record.
    expect([missing.length <= given, missing]).toEqual([true, missing]);
  });
});

describe('its examples', () => {
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  addFormats.default(ajv);
  ajv.addSchema({ ...document, $id: 'api' } as object);
  const contents = operations.flatMap(({ name, operation }) => [
    ...Object.values(operation.requestBody?.content ?? {}).map((content) => ({
      name: `what ${name} is sent`,
      ...content,
    })),
    ...Object.values(operation.responses).flatMap((response) =>
      Object.values(response.content ?? {}).map((content) => ({
        name: `what ${name} answers`,
        ...content,
      })),
    ),
  ]);

  test.each(contents.filter(({ example }) => example !== undefined))(
    'match the schema: $name',
    ({ schema, example }) => {
      const text = JSON.stringify(schema).replaceAll('"#/', '"api#/');
      const check = ajv.compile(JSON.parse(text) as object);
      check(example);
      expect(check.errors ?? []).toEqual([]);
    },
  );
});
