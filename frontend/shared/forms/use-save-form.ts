import { type FormShape, fieldErrors } from '@schema/forms/fields/problems';
import { type FormikErrors, getIn, useFormik } from 'formik';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useAttemptKey } from '../data/commands/use-attempt-key';
import { failureText } from '../data/requests/failure-text';
import { isUnauthenticated, type Refusal, refusalOf } from '../data/requests/refusal';
import { unansweredText } from '../data/requests/unanswered';

export interface SaveFormOptions<Values extends object, Payload, Saved> {
  readonly initialValues: Values;
  /** The yup schema (schema/forms) of the values. */
  readonly shape: FormShape;
  readonly toPayload: (values: Values) => Payload;
  /** Sends the payload; `key` is the attempt's Idempotency-Key. Throws on refusal. */
  readonly save: (payload: Payload, key: string) => Promise<Saved>;
  readonly onSaved: (saved: Saved) => void;
  /** Message for an error without one (requirements.md, T1). */
  readonly fallback: string;
  /**
   * Whether closing the form would lose changes. Default: any value differs from its initial one.
   */
  readonly isUnsaved?: (values: Values) => boolean;
  /**
   * The values with awaited data, e.g. a pending estimate. Does not reject. Default: the values.
   */
  readonly awaited?: (values: Values) => Promise<Values>;
  /** Called on each refusal of the server. */
  readonly onRefused?: (refusal: Refusal) => void;
}

/** Formik's `status`. */
interface Refused<Values> {
  /** The server's message, else the fallback (requirements.md, T1). */
  readonly message: string;
  /** Null when there was no response. */
  readonly refusal: Refusal | null;
  /** Reason of a missing answer; null with an answer. */
  readonly unanswered: string | null;
  readonly values: Values;
}

/**
 * A form that saves: formik holds the values and their errors by the schema of schema/forms, one save
 * runs at a time, and a refusal keeps the values. The first submit touches all fields: errors show from
 * then on.
 */
export function useSaveForm<Values extends object, Payload, Saved>(
  options: SaveFormOptions<Values, Payload, Saved>,
) {
  const { initialValues, shape, toPayload, save, onSaved, fallback, awaited } = options;
  const [initialErrors] = useState(() => errorsOf(shape, initialValues));
  const [refusals, setRefusals] = useState(0);
  const attemptKey = useAttemptKey();

  const formik = useFormik<Values>({
    initialValues,
    initialErrors,
    validate: (values) => errorsOf(shape, values),
    validateOnBlur: false,
    onSubmit: async (values, { setStatus }) => {
      setStatus(null);
      try {
        const payload = toPayload(values);
        onSaved(await save(payload, attemptKey(payload)));
      } catch (error) {
        // The application opens the sign-in over the form and shows the reason.
        if (isUnauthenticated(error)) return;
        const refusal = refusalOf(error);
        if (refusal) options.onRefused?.(refusal);
        setStatus({
          message: failureText(error, fallback),
          refusal,
          unanswered: unansweredText(error),
          values,
        } satisfies Refused<Values>);
        setRefusals((count) => count + 1);
      }
    },
  });

  const { values, submitCount, isSubmitting, setFormikState, setStatus } = formik;
  const refused: Refused<Values> | null = formik.status ?? null;
  const update = (change: (values: Values) => Values) =>
    // `setValues` passes the values of the last render to an updater: of two changes in one event
    // it would lose the first.
    setFormikState((state) => {
      const next = change(state.values);
      return next === state.values
        ? state
        : { ...state, values: next, errors: errorsOf(shape, next) };
    });

  /** Errors of the shown values: errors of values that were recalculated since are ignored. */
  const messagesOf = (shown: Values) => {
    const problems = Object.fromEntries(
      Object.entries(formik.errors).filter((entry): entry is [string, string] => {
        const field = fieldAt(entry[0]);
        const isSame = getIn(shown, field) === getIn(values, field);
        return typeof entry[1] === 'string' && isSame && formik.getFieldMeta(field).touched;
      }),
    );
    const [first] = Object.values(problems);
    return {
      /** Error of a field: from the schema, else from the server until the field changes. */
      errorOf: (name: keyof Values & string): string | null =>
        problems[name] ?? serverWord(refused, shown, name),
      /** Error of a part of a field, by its path in the schema: `shares[0].title`. */
      errorAt: (path: string): string | null => problems[path] ?? null,
      /** Message of the error box; null without errors. */
      message: first ?? refused?.message ?? null,
      /** Follows the message when there was no answer. */
      unanswered: first ? null : (refused?.unanswered ?? null),
    };
  };

  /** Applies awaited data; values typed meanwhile are awaited again. */
  const settle = async (typed: Values, wait: (values: Values) => Promise<Values>) => {
    const settled = await wait(typed);
    let latest = typed;
    // Formik submits the values of the last render.
    flushSync(() =>
      update((now) => {
        latest = now;
        return now === typed ? settled : now;
      }),
    );
    if (latest !== typed) await settle(latest, wait);
  };

  return {
    values,
    update,
    ...messagesOf(values),
    messagesOf,
    /** Error of a field from the schema, also before a submit. */
    problemOf: (name: keyof Values & string): string | null =>
      formik.getFieldMeta(name).error ?? null,
    refusal: refused?.refusal ?? null,
    forgetRefusal: () => setStatus(null),
    /** Resolves when the save has ended, successfully or not. */
    submit: async (): Promise<void> => {
      if (isSubmitting) return;
      if (awaited) {
        formik.setSubmitting(true);
        await settle(values, awaited);
      }
      await formik.submitForm();
    },
    /** Resets to other values, without errors. */
    reset: (next: Values) => formik.resetForm({ values: next, errors: errorsOf(shape, next) }),
    isPending: isSubmitting,
    /** For DialogForm: closing asks for confirmation. */
    isUnsaved: options.isUnsaved ? options.isUnsaved(values) : formik.dirty,
    /** Increases with every refused attempt, so that the first invalid field is focused. */
    attempt: submitCount + refusals,
  };
}

/** Path in the schema → message, in the documented order. */
function errorsOf<Values extends object>(shape: FormShape, values: Values): FormikErrors<Values> {
  const errors: FormikErrors<Values> = {};
  return Object.assign(errors, fieldErrors(shape, values));
}

/** 'shares[0].title' → 'shares' */
const fieldAt = (path: string): string => path.split(/[.[]/)[0] ?? path;

function serverWord<Values extends object>(
  refused: Refused<Values> | null,
  values: Values,
  name: keyof Values & string,
): string | null {
  if (!refused || refused.values[name] !== values[name]) return null;
  const fields = refused.refusal?.fields ?? {};
  // The server reports nested fields by path: customer.phone.
  const path = Object.keys(fields).find((key) => key.split('.').at(-1) === name);
  return path === undefined ? null : (fields[path] ?? null);
}
