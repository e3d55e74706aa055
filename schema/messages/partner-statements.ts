import { MAX_REGISTER_DAYS } from '../constants';
import { formatExactRoubles } from '../values/money/money';

/** Statements of partners; not in requirements.md. */
export const partnerStatements = {
  periodInvalid: 'Укажите первый и последний день периода',
  linkTooLong: `Ссылку можно создать на период до ${MAX_REGISTER_DAYS} дней`,
} as const;

/** «Партнёру „Олег“ осталось выплатить 1 200 ₽. Подтвердите, если платите больше». */
export const payoutAboveLeft = (name: string, left: number): string =>
  left > 0
    ? `Партнёру «${name}» осталось выплатить ${formatExactRoubles(left)}. Подтвердите, если платите больше`
    : `Партнёру «${name}» выплачено всё. Подтвердите, если платите вперёд`;
