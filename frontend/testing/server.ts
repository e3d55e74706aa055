import { EDITS, EDITS_OF_SEVERAL, ENTRIES, STEPS } from '@schema/mutation-kinds';
import sdl from '@schema/schema.graphql?raw';
import { buildSchema, type DefinitionNode, GraphQLError, graphql, Kind, parse } from 'graphql';
import { onTestFinished, vi } from 'vitest';

const SCHEMA = buildSchema(sdl);
const CARRIED: Readonly<Record<string, string>> = {
  ...EDITS,
  ...STEPS,
  ...EDITS_OF_SEVERAL,
  ...ENTRIES,
};

/** Answer of a root field: a value, or a function of its arguments that may throw a refusal. */
export type Answers = Readonly<Record<string, unknown>>;

interface Sent {
  readonly operation: string;
  readonly variables: Readonly<Record<string, unknown>>;
  /** The Idempotency-Key. */
  readonly key: string | null;
  /** User of the page, as sent in the header. */
  readonly user: string | null;
}

interface Server {
  /** The calls of one operation, oldest first. */
  sent(operation: string): readonly Sent[];
  /** Replaces or adds answers. */
  answer(answers: Answers): void;
  /** Requests fail without an answer until `connect`. */
  disconnect(): void;
  connect(): void;
  /** Answers wait until the returned function is called. */
  hold(): () => void;
}

/** A refusal as the server sends it. */
export const refusal = (message: string, extensions: Record<string, unknown> = {}) =>
  new GraphQLError(message, { extensions: { code: 'VALIDATION', ...extensions } });

/** Values of the variables at 'input.moves[].version': of every item of a list. */
function carriedAt(value: unknown, [name, ...rest]: readonly string[]): boolean {
  if (name === undefined) return value != null;
  const isList = name.endsWith('[]');
  const held = (value as Record<string, unknown> | null)?.[name.replace('[]', '')];
  if (!isList) return carriedAt(held, rest);
  return Array.isArray(held) && held.every((item) => carriedAt(item, rest));
}

/** A mark that waited on the device states its moment and is set over any version. */
const isWaitedMark = (variables: unknown): boolean => carriedAt(variables, ['at']);

const isEditWithoutVersion = (variables: unknown) => (definition: DefinitionNode) =>
  definition.kind === Kind.OPERATION_DEFINITION &&
  definition.selectionSet.selections.some((root) => {
    const path = root.kind === Kind.FIELD && CARRIED[root.name.value];
    return path && !carriedAt(variables, path.split('.')) && !isWaitedMark(variables);
  });

/**
 * The server of a component test: fetch executes each document against the real schema. A document,
 * a variable or an answer that does not fit the schema fails the test, as does a field without an
 * answer, or an edit without the version that was read.
 */
export function serve(initial: Answers): Server {
  const answers = new Map(Object.entries(initial));
  const calls: Sent[] = [];
  const faults: string[] = [];
  let isConnected = true;
  let gate = Promise.resolve();

  async function run(init: RequestInit | undefined): Promise<Response> {
    const { query, operationName, variables } = JSON.parse(String(init?.body));
    const headers = new Headers(init?.headers);
    const [key, user] = [headers.get('idempotency-key'), headers.get('x-page-user')];
    calls.push({ operation: operationName, variables, key, user });
    if (parse(query).definitions.some(isEditWithoutVersion(variables))) {
      faults.push(`${operationName}: without the version that was read`);
    }
    const result = await graphql({
      schema: SCHEMA,
      source: query,
      operationName,
      variableValues: variables,
      rootValue: Object.fromEntries(answers),
    });
    for (const { message, extensions } of result.errors ?? []) {
      if (extensions.code === undefined) faults.push(`${operationName}: ${message}`);
    }
    // Refused before the document is parsed.
    const isOther = result.errors?.some(({ extensions }) => extensions.code === 'OTHER_USER');
    return Response.json(result, { status: isOther ? 409 : 200 });
  }

  vi.stubGlobal('fetch', async (input: string | URL | Request, init?: RequestInit) => {
    if (!isConnected) throw new TypeError('Failed to fetch');
    await gate;
    const { pathname } = new URL(String(input), location.href);
    if (pathname === '/api/graphql') return run(init);
    const answer = answers.get(pathname);
    if (answer === undefined) faults.push(`${pathname}: no answer`);
    return typeof answer === 'function' ? answer(init) : Response.json(answer);
  });
  onTestFinished(() => {
    if (faults.length > 0) throw new Error(faults.join('\n'));
  });

  return {
    sent: (operation) => calls.filter((call) => call.operation === operation),
    answer: (more) => {
      for (const [field, value] of Object.entries(more)) answers.set(field, value);
    },
    disconnect: () => {
      isConnected = false;
    },
    connect: () => {
      isConnected = true;
    },
    hold: () => {
      let release = () => {};
      gate = new Promise((resolve) => {
        release = resolve;
      });
      return release;
    },
  };
}
