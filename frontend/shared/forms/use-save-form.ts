import { fieldErrors } from '@schema/forms/fields/problems';
import { useFormik } from 'formik';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useAttemptKey } from '../data/commands/use-attempt-key';
import { failureText } from '../data/requests/failure-text';
import { isUnauthenticated, type Refusal, refusalOf } from '../data/requests/refusal';
import { unansweredText } from '../data/requests/unanswered';

export interface SaveFormOptions<Values extends object, Payload, Saved> {
  readonly initialValues: Values;
  /** The yup schema (schema/forms) of the values. */
  readonly shape: Parameters<typeof fieldErrors>[0];
  readonly toPayload: (values: Values) => Payload;
  /** Sends the payload; `key` is the attempt's Idempotency-Key. Throws on refusal. */
  readonly save: (payload: Payload, key: string) => Promise<Saved>;
  readonly onSaved: (saved: Saved) => void;
  /** The message when the server sent none (requirements.md, T1). */
  readonly fallback: string;
  /**
   * Whether closing the form would lose changes. Default: any value differs from its initial one.
   */
  readonly isUnsaved?: (values: Values) => boolean;
}

interface Refused<Values> {
  /** The server's message, else the fallback (requirements.md, T1). */
  readonly message: string;
  /** Null when there was no response. */
  readonly refusal: Refusal | null;
  /** Why there was no answer; null with one. */
  readonly unanswered: string | null;
  readonly values: Values;
}

/**
 * A form that saves: formik holds the values, the schema of schema/forms validates them, one save
 * runs at a time, and a refusal keeps the values. Errors show from the first submit on.
 */
export function useSaveForm<Values extends object, Payload, Saved>(
  options: SaveFormOptions<Values, Payload, Saved>,
) {
  const { initialValues, shape, toPayload, save, onSaved, fallback } = options;
  const [refused, setRefused] = useState<Refused<Values> | null>(null);
  const [refusals, setRefusals] = useState(0);
  const isBusy = useRef(false);
  const attemptKey = useAttemptKey();

  const formik = useFormik<Values>({
    initialValues,
    validate: (values) => fieldErrors(shape, values),
    validateOnBlur: false,
    onSubmit: async (values) => {
      setRefused(null);
      isBusy.current = true;
      try {
        const payload = toPayload(values);
        onSaved(await save(payload, attemptKey(payload)));
      } catch (error) {
        // The application asks to sign in again over the form and says why.
        if (isUnauthenticated(error)) return;
        setRefused({
          message: failureText(error, fallback),
          refusal: refusalOf(error),
          unanswered: unansweredText(error),
          values,
        });
        setRefusals((count) => count + 1);
      } finally {
        isBusy.current = false;
      }
    },
  });

  const { values, submitCount, isSubmitting, setValues, submitForm } = formik;
  // Two changes in one render must both apply, so the second starts from the result of the first.
  const latest = useRef(values);
  useEffect(() => {
    latest.current = values;
  }, [values]);
  const update = useCallback(
    (change: (values: Values) => Values) => {
      const next = change(latest.current);
      if (next === latest.current) return;
      latest.current = next;
      void setValues(next);
    },
    [setValues],
  );
  const isUnsaved = options.isUnsaved ? options.isUnsaved(values) : formik.dirty;
  const submit = useCallback(() => {
    if (!isBusy.current) void submitForm();
  }, [submitForm]);

  const problems = useMemo(() => fieldErrors(shape, values), [shape, values]);
  const shownProblems = submitCount > 0 ? problems : {};
  const [firstProblem] = Object.values(shownProblems);

  /** Resets to other values, without errors. */
  const reset = (next: Values) => {
    latest.current = next;
    setRefused(null);
    formik.resetForm({ values: next });
  };

  return {
    values,
    update,
    /** Error of a field: from the schema, else from the server until the field changes. */
    errorOf(name: keyof Values & string): string | null {
      return shownProblems[name] ?? serverWord(refused, values, name);
    },
    /** Error of a part of a field, by its path in the schema: `shares[0].title`. */
    errorAt: (path: string): string | null => shownProblems[path] ?? null,
    /** Message of the error box; null without errors. */
    message: firstProblem ?? refused?.message ?? null,
    refusal: refused?.refusal ?? null,
    /** Follows the message when there was no answer. */
    unanswered: firstProblem ? null : (refused?.unanswered ?? null),
    forgetRefusal: () => setRefused(null),
    submit,
    reset,
    isPending: isSubmitting,
    /** For DialogForm: closing asks for confirmation. */
    isUnsaved,
    /** Increases with every refused attempt, so that the first invalid field is focused. */
    attempt: submitCount + refusals,
  };
}

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
