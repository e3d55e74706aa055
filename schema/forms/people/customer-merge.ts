import { TEXT_LIMITS } from '@schema/constants';
import { MESSAGES } from '@schema/messages';
import { mixed } from 'yup';
import { reference, requiredText, shapeOf } from '../fields/fields';

const { notFound, mergeSame, mergeChoice, mergeUnseen } = MESSAGES.customers;

/** What is sent to make one customer of two: the numbers of both, and what of each stays. */
export interface CustomerMergePayload {
  keepId: number;
  goneId: number;
  /** Whose name, phone and e-mail stay: the number of one of the two. */
  fullNameFrom: number;
  phoneFrom: number;
  emailFrom: number;
  /** As the preview gave it. */
  stamp: string;
}

const oneOfBoth = () =>
  mixed<number>()
    .nullable()
    .test(
      'one-of-both',
      mergeChoice,
      (value, { parent: { keepId, goneId } }) => value === keepId || value === goneId,
    );

export const customerMergePayload = shapeOf(
  {
    keepId: reference(notFound),
    goneId: reference(notFound).test(
      'another',
      mergeSame,
      (value, { parent: { keepId } }) => value !== keepId,
    ),
    fullNameFrom: oneOfBoth(),
    phoneFrom: oneOfBoth(),
    emailFrom: oneOfBoth(),
    stamp: requiredText(mergeUnseen, TEXT_LIMITS.comment),
  },
  [notFound, mergeSame, mergeChoice, mergeUnseen],
);
