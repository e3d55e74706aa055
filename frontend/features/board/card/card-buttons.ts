import type { Whereabouts } from '@schema/values/bookings/whereabouts';
import type { ReactNode } from 'react';
import type { AnswerBooking, AnswerCar } from '../model/rows/board-answer';

/** The booking of a card. */
export interface CardBooking {
  readonly record: AnswerBooking;
  readonly car: AnswerCar;
  /** Where the car is now. */
  readonly whereabouts: Whereabouts;
}

/** What a screen offers for a tapped booking beside «Открыть». */
export type CardButtons = (booking: CardBooking, close: () => void) => ReactNode;

/** What a screen adds to the facts of a booking's card. */
export type CardNote = (booking: CardBooking) => ReactNode;
