import type { GraphQLSchema } from 'graphql';
import { commandOf } from './command';

/** Mutations that are not commands, each with what a command cannot do. */
export const NOT_COMMANDS = {
  login: 'has no user; the password is checked outside of a transaction, then a session opens',
  logout: 'has no user and nothing for the history',
} as const satisfies Record<string, string>;

/** Throws at start when a mutation neither runs the command of its name nor is listed, or is both. */
export function demandCommands(
  schema: GraphQLSchema,
  exceptions: Readonly<Record<string, string>> = NOT_COMMANDS,
): GraphQLSchema {
  const fields = schema.getMutationType()?.getFields() ?? {};
  const wrong = [...new Set([...Object.keys(fields), ...Object.keys(exceptions)])].filter(
    (name) => {
      const field = fields[name];
      const runs = field ? commandOf(field) : null;
      return Object.hasOwn(exceptions, name) ? !field || runs !== null : runs !== name;
    },
  );
  if (wrong.length > 0) {
    throw new Error(`Mutations that need a command or a reason without one: ${wrong.join(', ')}`);
  }
  return schema;
}
