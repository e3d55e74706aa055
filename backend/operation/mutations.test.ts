import 'reflect-metadata';
import { buildSchema } from '@backend/graphql/build-schema';
import { GraphQLBoolean, GraphQLObjectType, GraphQLSchema } from 'graphql';
import { expect, test } from 'vitest';
import { commandOf } from './command';
import { demandCommands, NOT_COMMANDS } from './mutations';

/** A schema with these mutations; the value is the command that each runs. */
function schemaOf(mutations: Readonly<Record<string, string | null>>): GraphQLSchema {
  const fields = Object.entries(mutations).map(([name, command]) => [
    name,
    { type: GraphQLBoolean, extensions: command === null ? {} : { command } },
  ]);
  return new GraphQLSchema({
    mutation: new GraphQLObjectType({ name: 'Mutation', fields: Object.fromEntries(fields) }),
  });
}

test('a mutation runs the command of its name or is listed as an exception', () => {
  const exceptions = { login: 'has no user' };
  const demand = (mutations: Readonly<Record<string, string | null>>) => () =>
    demandCommands(schemaOf({ login: null, ...mutations }), exceptions);
  expect(demand({ createCar: 'createCar' })).not.toThrow();
  expect(demand({ createCar: null })).toThrow('createCar');
  expect(demand({ createCar: 'updateCar' })).toThrow('createCar');
});

test('a listed mutation that runs a command or does not exist is reported', () => {
  const listed = { login: 'has no user', gone: 'is not there' };
  expect(() => demandCommands(schemaOf({ login: null }), listed)).toThrow('gone');
  expect(() => demandCommands(schemaOf({ login: 'login' }), { login: '' })).toThrow('login');
});

test('most mutations of the product are commands', () => {
  const fields = Object.values(buildSchema().getMutationType()?.getFields() ?? {});
  const commands = fields.filter((field) => commandOf(field) !== null);
  expect(commands.length).toBeGreaterThan(Object.keys(NOT_COMMANDS).length * 2);
});
