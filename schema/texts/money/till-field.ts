/** Fields of cash in every form that takes or gives it. */
export const TILL_FIELD_TEXTS = {
  till: 'Касса',
  ownTill: 'моя',
  shortReason: 'Откуда деньги',
} as const;
