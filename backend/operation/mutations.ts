import type { GraphQLSchema } from 'graphql';
import { commandOf } from './command';

/** Mutations that are not commands, each with the reason. */
export const NOT_COMMANDS = {
  login: 'has no user; the password is checked outside of a transaction, then a session opens',
  logout: 'has no user and nothing for the history',
  changeOwnPassword: 'counts wrong passwords with those of the sign-in and opens a session',
  createApiToken: 'a retry is refused, because the secret is shown once',
  sendSharedReview: 'has no user: whoever has the link',
  uploadCarPhoto: 'stores a file that belongs to nothing yet',
  uploadChargePhoto: 'stores a file that belongs to nothing yet',
  uploadCarStatePhoto: 'stores a file that belongs to nothing yet',
  importSheet: 'runs in a process of its own, in portions, and records a job',
  startImportJob: 'queues a job that runs after the answer',
  cancelImportJob: 'ends a job, which is not in the history',
  undoImport: 'runs in the process of the imports',
  startBackup: 'writes a copy outside of the database',
} as const satisfies Record<string, string>;

/** Throws at start when a mutation neither runs the command of its name nor is listed, or both. */
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
