import { mileageDoubtText } from '@schema/messages/car-state';
import {
  type MileageAnswer,
  type MileageDoubt,
  type MileageDoubtKind,
  mileageDoubts,
  type Reading,
} from '@schema/values/fleet/mileage';
import { Refusal } from '../refusal';

/** A stored reading. */
export interface ValidReading extends Reading {
  readonly id: number;
}

interface NewReading extends Reading {
  /** What the user says of a reading that contradicts another one; null: not asked. */
  readonly answer: MileageAnswer | null;
}

/** Decision about a new reading: whether it begins a new counter, and the reading it replaces. */
interface MileageDecision {
  readonly isNewCounter: boolean;
  /** The contradicting reading that is reversed. */
  readonly wrong: ValidReading | null;
}

const mileageDoubtful = (doubt: MileageDoubt, zone: string) => {
  const { kind, other, answers } = doubt;
  return new Refusal('MILEAGE_DOUBTFUL', mileageDoubtText(doubt, zone), {
    details: { doubt: { kind, km: other.km, at: other.at, answers } },
  });
};

/**
 * Decides about a new reading of a car (docs/domain.md, state of a car). `valid` are the readings of
 * the car that are not reversed, by moment. Throws MILEAGE_DOUBTFUL when the reading contradicts
 * another one and the answer does not explain it; `wrong_other` explains one contradiction, so a
 * second one is refused.
 */
export function decideMileage(
  valid: readonly ValidReading[],
  { answer, ...taken }: NewReading,
  zone: string,
): MileageDecision {
  const [first] = mileageDoubts(valid, taken);
  if (!first) return { isNewCounter: false, wrong: null };
  if (answer === null || !first.answers.includes(answer)) throw mileageDoubtful(first, zone);
  const isNewCounter = answer === 'new_counter';
  const wrong = answer === 'wrong_other' ? readingOf(valid, first) : null;
  const left = valid.filter((reading) => reading !== wrong);
  const further = mileageDoubts(left, { ...taken, isNewCounter }).find(
    ({ kind }) => answer !== 'correct' || !FAR.includes(kind),
  );
  if (further) throw mileageDoubtful(further, zone);
  return { isNewCounter, wrong };
}

/** Doubts that `correct` explains together. */
const FAR: readonly MileageDoubtKind[] = ['far', 'far_later'];

const readingOf = (valid: readonly ValidReading[], { other }: MileageDoubt) =>
  valid.find(({ id }) => id === other.id) ?? null;
