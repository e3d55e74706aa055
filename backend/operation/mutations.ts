import type { GraphQLSchema } from 'graphql';
import { commandOf } from './command';

/** Mutations that are not commands, each with what a command cannot do. */
const NOT_COMMANDS = {
  login: 'has no user; opens a session after the password is checked outside of a transaction',
  logout: 'has no user; ends a session',
} as const satisfies Record<string, string>;

/** Throws at start when a mutation neither runs a command nor is listed, or is both. */
export function demandCommands(schema: GraphQLSchema): GraphQLSchema {
  const fields = Object.values(schema.getMutationType()?.getFields() ?? {});
  const isListed = (name: string) => Object.hasOwn(NOT_COMMANDS, name);
  const wrong = fields.filter((field) => {
    const name = commandOf(field);
    return name === null ? !isListed(field.name) : name !== field.name;
  });
  if (wrong.length > 0) {
    const names = wrong.map(({ name }) => name).join(', ');
    throw new Error(`Mutations that are neither commands nor listed as exceptions: ${names}`);
  }
  return schema;
}
