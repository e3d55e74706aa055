import { assertValid } from '@backend/domain/valid';
import { type Recorded, recordChange } from '@backend/store/change-log';
import { once } from '@backend/store/idempotency';
import type { Em } from '@backend/store/open-store';
import { mayHaveCommitted } from '@backend/store/write';
import type { FormShape, ValuesOf } from '@schema/forms/fields/problems';
import type { OperationName } from '@schema/topics';
import { Extensions } from 'type-graphql';
import type { SignedInContext } from './context';
import { FORM_EXTENSION, inputOrArguments, type OperationForm } from './form';
import { ACCESS_EXTENSION, type Access } from './permit';

type HistoryLine = Pick<
  Parameters<typeof recordChange>[1],
  'entity' | 'entityId' | 'before' | 'after'
>;

/** The transaction of a command. */
export interface Work {
  readonly em: Em;
  readonly ctx: SignedInContext;
  /** Adds a line to the change history under the name of the command. */
  record(line: HistoryLine): Recorded;
}

/** Result of a command: no change, or a change recorded in the history. */
export type Done<Answer> =
  | { readonly answer: Answer; readonly unchanged: true }
  | {
      readonly answer: Answer;
      readonly history: readonly [Recorded, ...Recorded[]];
      /** Cars with changed rows of the board; empty: unknown. */
      readonly cars: readonly number[];
    };

/** Result of a command whose history may be empty, which means no change. */
export function doneWith<Answer>(
  answer: Answer,
  [first, ...rest]: readonly Recorded[],
  cars: readonly number[],
): Done<Answer> {
  return first ? { answer, history: [first, ...rest], cars } : { answer, unchanged: true };
}

type Valid<Shape extends FormShape | null, Input> = Shape extends FormShape
  ? Input & ValuesOf<Shape>
  : Input;

/**
 * A change of the company's data by a user. The order is: form, `accept`, transaction, replay of a
 * retry, `lock`, `run`, commit, notice to live clients.
 */
export interface Command<Shape extends FormShape | null, Input, Wanted, Held, Answer> {
  readonly name: OperationName;
  readonly access: Access;
  /** Validates the input, with its messages; null: validated by `accept` or by the types. */
  readonly form: Shape;
  /** Converts valid input to the wanted change, before the transaction. Throws refusals. */
  accept(valid: Valid<Shape, Input>, ctx: SignedInContext): Wanted | Promise<Wanted>;
  /**
   * Values that a retry with the same Idempotency-Key must repeat to get the first answer: JSON
   * values and dates, without secrets; without versions too, unless an earlier release stored them:
   * a key is stored for 24 hours, across upgrades.
   */
  readonly sameAs: ((wanted: Wanted) => unknown) | 'not repeatable';
  /** Locks and reads the rows that the change is based on. Throws NOT_FOUND, STALE. */
  lock(work: Work, wanted: Wanted): Promise<Held>;
  run(work: Work, wanted: Wanted, held: Held): Promise<Done<Answer>>;
  /** Runs the write; translates its errors. */
  around?(ctx: SignedInContext, write: () => Promise<Answer>, wanted: Wanted): Promise<Answer>;
}

/** Types a command; its input type is given, the others are inferred. */
export const command =
  <Input>() =>
  <const Shape extends FormShape | null, Wanted, Held, Answer>(
    declared: Command<Shape, Input, Wanted, Held, Answer>,
  ) =>
    declared;

/** The `lock` of a command that only adds. */
export async function nothingToLock(): Promise<void> {}

/**
 * Runs a command in one transaction and announces the changes. Throws VALIDATION_FAILED by its
 * form; CONFLICT for an Idempotency-Key of another request; the refusals of its parts.
 */
export async function runCommand<Shape extends FormShape | null, Input, Wanted, Held, Answer>(
  { name, form, accept, sameAs, lock, run, around }: Command<Shape, Input, Wanted, Held, Answer>,
  ctx: SignedInContext,
  input: Input,
): Promise<Answer> {
  const valid = form === null ? input : assertValid(form, input);
  const wanted = await accept(valid as Valid<Shape, Input>, ctx);
  const { user, now, idempotencyKey: key } = ctx;
  const outcome: { done?: Done<Answer> | undefined } = {};
  const write = () =>
    ctx.store.write(ctx.em, async (em) => {
      const record = (line: HistoryLine) =>
        recordChange(em, { at: now, user, operation: name, ...line });
      const work = { em, ctx, record };
      // An earlier attempt may have failed at the commit.
      outcome.done = undefined;
      const change = async () => {
        outcome.done = await run(work, wanted, await lock(work, wanted));
        return outcome.done.answer;
      };
      if (sameAs === 'not repeatable') return change();
      return once(
        em,
        { key, userId: user.id, operation: name, params: sameAs(wanted), now },
        change,
      );
    });
  const announce = () => {
    const { done } = outcome;
    if (done && 'history' in done) ctx.announce(name, done.cars);
  };
  try {
    const answer = await (around ? around(ctx, write, wanted) : write());
    announce();
    return answer;
  } catch (error) {
    // A retry would only replay the answer, without a notice.
    if (mayHaveCommitted(error)) announce();
    throw error;
  }
}

/** The extension key of a mutation that runs a command. */
const COMMAND_EXTENSION = 'command';

type Declared = Pick<
  Command<FormShape | null, unknown, unknown, unknown, unknown>,
  'name' | 'access' | 'form'
>;

/** Declares the command that a mutation runs, with its access and form. */
export function Runs({ name, access, form }: Declared) {
  return Extensions({
    [COMMAND_EXTENSION]: name,
    [ACCESS_EXTENSION]: access,
    ...(form && {
      [FORM_EXTENSION]: { shape: form, of: inputOrArguments } satisfies OperationForm,
    }),
  });
}

/** Name of the command that a mutation runs; null: none. */
export function commandOf(field: { readonly extensions: object }): OperationName | null {
  const extensions: { [COMMAND_EXTENSION]?: OperationName } = field.extensions;
  return extensions[COMMAND_EXTENSION] ?? null;
}
