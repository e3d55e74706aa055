import type { OperationForm } from '@backend/operation/form';
import { fieldErrors } from '@schema/forms/fields/problems';

/** Whether a form refuses a request without the value at an argument's path: `input.customer.phone`. */
export type IsRequired = (path: string) => boolean;

/** `moves[0].id` → moves, 0, id. */
const stepsOf = (path: string) =>
  path
    .replaceAll(/\[(\d+)\]/g, '.$1')
    .split('.')
    .map((step) => (/^\d+$/.test(step) ? Number(step) : step));

/** Arguments with the parent objects of the path and no value at it. */
function argumentsAround(path: string): Record<string, unknown> {
  const args: Record<string, unknown> = {};
  const steps = stepsOf(path);
  let holder: object = args;
  for (const [at, step] of steps.slice(0, -1).entries()) {
    const next = typeof steps[at + 1] === 'number' ? [] : {};
    Reflect.set(holder, step, next);
    holder = next;
  }
  return args;
}

/** Decided by the form of an operation; without one nothing is required. */
export function requiredBy(form: OperationForm | null): IsRequired {
  if (!form) return () => false;
  return (path) => {
    const args = argumentsAround(path);
    const key = Object.hasOwn(args, 'input') ? path.slice('input.'.length) : path;
    return key in fieldErrors(form.shape, form.of(args));
  };
}
