import type { Whereabouts } from '@schema/values/bookings/whereabouts';
import type { ReactNode } from 'react';
import type { AnswerBooking, AnswerCar } from '../model/rows/board-answer';

export interface CardBooking {
  readonly record: AnswerBooking;
  readonly car: AnswerCar;
  /** Location of the car now. */
  readonly whereabouts: Whereabouts;
}

/** Buttons of a screen for a tapped booking, beside «Открыть». */
export type CardButtons = (booking: CardBooking, close: () => void) => ReactNode;

/** Additional facts of a screen on a booking's card. */
export type CardNote = (booking: CardBooking) => ReactNode;
