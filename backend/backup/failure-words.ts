import { MESSAGES } from '@schema/messages';

const { backups } = MESSAGES;

/** Keyed by error code of the operating system. */
const CAUSES: readonly (readonly [RegExp, string])[] = [
  [/\b(ENOSPC|EDQUOT)\b/, backups.noSpace],
  [/\b(EACCES|EPERM|EROFS)\b/, backups.notAllowed],
];

const RUSSIAN = /[А-Яа-яЁё]/;

/** Reason of a failed copy for user managers; the log has the error itself. */
export function failureWords(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  const known = CAUSES.find(([cause]) => cause.test(text));
  if (known) return known[1];
  // Failures of the copy itself are written for the operator.
  return text.split('\n').find((line) => RUSSIAN.test(line)) ?? backups.failed;
}
