import { type FormDraft, keptForm } from '@frontend/shared/forms/kept/kept-forms';
import { MONEY_JOB_TEXTS } from '@schema/texts/money/rental-money';
import type { MoneyJob } from './money-steps';

const JOBS = Object.keys(MONEY_JOB_TEXTS) as MoneyJob[];

/** Under which name a sheet is kept on the device; `amount`: of a typed command. */
export const moneyDraft = (job: MoneyJob, bookingId: number, amount = ''): FormDraft => ({
  kind: 'money',
  name: `money-${bookingId}-${job}`,
  basis: amount,
});

/** The sheet of this booking that was left unsaved; null: none. */
export const leftJob = (userId: number, bookingId: number, now: Date): MoneyJob | null =>
  JOBS.find((job) => keptForm(userId, moneyDraft(job, bookingId), now)) ?? null;
