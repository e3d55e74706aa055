import { array, number } from 'yup';
import { MAX_BOARD_CARS_ASKED, MAX_BOARD_DAYS } from '../constants/board';
import { MESSAGES } from '../messages';
import { dayField } from './fields/day-field';
import { shapeOf } from './fields/fields';

const { analytics, board, generic } = MESSAGES;

/** The days of the board (requirements.md, P), and optionally its rows. */
export const boardPayload = shapeOf(
  {
    start: dayField(generic.invalidDate),
    days: number()
      .typeError(board.invalidDays)
      .defined(board.invalidDays)
      .nonNullable(board.invalidDays)
      .test(
        'days',
        board.invalidDays,
        (days) => Number.isInteger(days) && days >= 1 && days <= MAX_BOARD_DAYS,
      ),
    carIds: array()
      .typeError(analytics.invalidCar)
      .nullable()
      .max(MAX_BOARD_CARS_ASKED, board.tooManyCars)
      .test('numbers', analytics.invalidCar, (ids) => ids?.every(Number.isInteger) ?? true),
  },
  [generic.invalidDate, board.invalidDays],
);
