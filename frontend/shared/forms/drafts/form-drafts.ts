import { readStored, writeStored } from '@frontend/shared/lib/device/storage';
import { UNSAVED_FORMS } from '@schema/texts/shell/unsaved';
import { millisecondsInDay, millisecondsInMinute } from 'date-fns/constants';
import { FORM_DRAFTS } from './forget-drafts';

const MOST = 10;

/** Each page load measures the clock of the server anew, with another delay of the network. */
const CLOCK_SHIFT_MS = millisecondsInMinute;

/** Plain values of a form. */
type Values = Readonly<Record<string, unknown>>;

/** Name of the form in the interface. */
export type FormKind = keyof typeof UNSAVED_FORMS;

/** Identifies a form. */
export interface DraftKey {
  readonly kind: FormKind;
  readonly name: string;
  /** Basis of the values, e.g. the version of a record; they are not restored over another one. */
  readonly basis: string;
}

export interface FormDraft extends DraftKey {
  readonly userId: number;
  /** Path and query of the page of the form. */
  readonly path: string;
  /** Unix time of the last change, ms. */
  readonly at: number;
  readonly values: Values;
}

/** Forms of this user younger than a day, newest first. Other users' forms are dropped. */
export function formDrafts(userId: number, now: Date): FormDraft[] {
  const isOwn = (form: FormDraft) =>
    form.userId === userId &&
    form.at > now.getTime() - millisecondsInDay &&
    form.at <= now.getTime() + CLOCK_SHIFT_MS;
  return parsed(readStored(FORM_DRAFTS)).filter(isOwn);
}

export function formDraft(userId: number, draft: DraftKey, now: Date): FormDraft | null {
  const isSame = ({ name, basis }: FormDraft) => name === draft.name && basis === draft.basis;
  return formDrafts(userId, now).find(isSame) ?? null;
}

export function keepDraft(form: FormDraft, now: Date): void {
  const others = formDrafts(form.userId, now).filter(({ name }) => name !== form.name);
  write([form, ...others].slice(0, MOST));
}

/** Removes a form of this user only: a save may end after another user signed in. */
export function dropDraft(userId: number, name: string): void {
  write(
    parsed(readStored(FORM_DRAFTS)).filter((form) => form.userId !== userId || form.name !== name),
  );
}

function write(forms: readonly FormDraft[]): void {
  writeStored(FORM_DRAFTS, forms.length > 0 ? JSON.stringify(forms) : null);
}

function parsed(text: string | null): FormDraft[] {
  if (text === null) return [];
  try {
    const forms: unknown = JSON.parse(text);
    return Array.isArray(forms) ? forms.filter(isFormDraft) : [];
  } catch {
    return [];
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function isFormDraft(value: unknown): value is FormDraft {
  return (
    isRecord(value) &&
    typeof value.userId === 'number' &&
    typeof value.kind === 'string' &&
    Object.hasOwn(UNSAVED_FORMS, value.kind) &&
    typeof value.path === 'string' &&
    /^\/(?!\/)/.test(value.path) &&
    typeof value.name === 'string' &&
    typeof value.basis === 'string' &&
    typeof value.at === 'number' &&
    isRecord(value.values)
  );
}

/**
 * The saved values of a form; null when they do not fit it, e.g. after an update of the product. An
 * optional field is null or of any plain type.
 */
export function fitting<Shape extends object>(initial: Shape, values: Values): Shape | null {
  const isFit = Object.entries(initial).every(([name, was]) => {
    const value = values[name];
    if (value === undefined || (typeof value === 'object' && value !== null)) return false;
    return was === null || value === null || typeof value === typeof was;
  });
  if (!isFit) return null;
  const fields = Object.keys(initial).map((name) => [name, values[name]]);
  return { ...initial, ...Object.fromEntries(fields) };
}
