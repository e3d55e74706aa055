import { TEXT_LIMITS } from '@schema/constants';
import { MESSAGES } from '@schema/messages';
import { mixed } from 'yup';
import { reference, requiredText, shapeOf } from '../fields/fields';

const { notFound, mergeSame, mergeChoice, mergeUnseen } = MESSAGES.customers;

/** The request body of a merge of two customers: both ids, and the fields to keep of each. */
export interface CustomerMergePayload {
  keepId: number;
  goneId: number;
  /** The customer whose name, phone and e-mail are kept: one of the two ids. */
  fullNameFrom: number;
  phoneFrom: number;
  emailFrom: number;
  /** The stamp of the preview. */
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
