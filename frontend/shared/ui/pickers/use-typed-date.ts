import { MESSAGES } from '@schema/messages';
import { useRef, useState } from 'react';
import {
  type DateOfField,
  dateOfParts,
  FIRST_WHOLE_YEAR,
  isSameParts,
  partsOf,
  readParts,
  stateOfParts,
  type TypedPart,
  type TypedParts,
  type TypedState,
  withWholeYear,
} from './typed-date';

interface TypedDateOptions<T extends DateOfField> {
  /** Value in the form; '' without a date. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Value in the form while the typed text is not a date. */
  readonly unfinished: string;
  /** Null for a field of a day. */
  readonly zone: string | null;
  readonly read: (value: string) => T | null;
  readonly write: (date: T) => string;
}

interface Held<T> {
  /**
   * Value of the picker; the same object until it changes: otherwise the picker drops the typed
   * segments.
   */
  readonly date: T | null;
  /** Last value passed to the form. */
  readonly given: string;
  /** Typed parts that are not a date. */
  readonly parts: TypedParts | null;
  readonly state: TypedState | 'unread';
  /** A segment with a number out of its range, such as month 13, which it does not show. */
  readonly beyond: TypedPart | null;
  /** Segments to be filled with `parts`. */
  readonly isRestoring: boolean;
}

const PROBLEMS: Partial<Record<TypedState | 'unread', string>> = {
  half: MESSAGES.period.halfTyped,
  'impossible-day': MESSAGES.period.noSuchDay,
  'impossible-time': MESSAGES.period.noSuchTime,
  unread: MESSAGES.period.unreadDate,
};

function problemOf({ state, beyond }: Pick<Held<unknown>, 'state' | 'beyond'>): string | null {
  if (beyond === 'hour' || beyond === 'minute') return MESSAGES.period.noSuchClock;
  return beyond ? MESSAGES.period.noSuchDay : (PROBLEMS[state] ?? null);
}

/** Callbacks of the segments to their field. */
export interface TypedSegmentsControl {
  /** The parts to fill into the segments; null: none. */
  readonly restored: TypedParts | null;
  readonly onRestored: () => void;
  readonly onShown: (parts: TypedParts) => void;
  /** Called with each digit: whether the number is out of the segment's range, such as month 13. */
  readonly onDigit: (isBeyond: boolean, part: TypedPart) => void;
  readonly onLeaving: (isLeaving: boolean) => void;
  /** `shown`: the segments before the paste. */
  readonly onPaste: (text: string, shown: TypedParts) => void;
}

/**
 * A date while it is typed: the form holds it only while the segments show a whole, possible date.
 * Typed segments stay when the field is left, with a message.
 */
export function useTypedDate<T extends DateOfField>(options: TypedDateOptions<T>) {
  const { value, onChange, unfinished, zone, read, write } = options;
  const heldOf = (of: string): Held<T> => {
    const date = read(of);
    const state = date ? 'whole' : 'empty';
    return { date, given: of, parts: null, state, beyond: null, isRestoring: false };
  };
  const [held, setHeld] = useState(() => heldOf(value));
  const [seen, setSeen] = useState(value);
  const [isTyping, setTyping] = useState(false);
  const isLeaving = useRef(false);
  let current = held;
  if (value !== seen) {
    setSeen(value);
    // Set by the form, not by this field.
    if (value !== held.given) {
      current = heldOf(value);
      setHeld(current);
    }
  }

  function hold(next: Omit<Held<T>, 'given'>) {
    const { date, state, beyond } = next;
    const noDate = state === 'empty' && !beyond ? '' : unfinished;
    const given = state === 'whole' && date && !beyond ? write(date) : noDate;
    setHeld({ ...next, given });
    if (given !== current.given) onChange(given);
  }

  /** The segment that remains invalid when the segments show these parts. */
  function beyondIn(parts: TypedParts): TypedPart | null {
    const { beyond, parts: typed, date } = current;
    if (beyond === null) return null;
    return parts[beyond] === (typed ?? partsOf(date))[beyond] ? beyond : null;
  }

  function take(parts: TypedParts) {
    const state = stateOfParts(parts, zone);
    const date = state === 'whole' ? (dateOfParts(parts, zone) as T) : null;
    hold({ date, state, parts: date ? null : parts, beyond: null, isRestoring: date === null });
  }

  function change(date: T | null) {
    // The picker replaces an impossible date by the nearest one on leaving.
    if (isLeaving.current && current.parts) return;
    const state = date ? (date.year < FIRST_WHOLE_YEAR ? 'half' : 'whole') : 'empty';
    // A day picked in the calendar replaces all typed segments.
    const isTyped = document.activeElement?.closest('[contenteditable=true]');
    const beyond = isTyped ? beyondIn(partsOf(date)) : null;
    hold({ date, state, parts: null, beyond, isRestoring: false });
  }

  function leave() {
    const typed = withWholeYear(current.parts ?? partsOf(current.date));
    if (current.beyond) return;
    if (current.state === 'half' || current.parts) take(typed);
    else if (current.state === 'empty' && current.date) setHeld({ ...current, date: null });
  }

  const segments: TypedSegmentsControl = {
    restored: current.isRestoring ? current.parts : null,
    onRestored: () => setHeld((was) => ({ ...was, isRestoring: false })),
    onShown(parts) {
      const { date, parts: typed } = current;
      if (isSameParts(parts, typed ?? partsOf(date))) return;
      const state = stateOfParts(parts, zone);
      if (state === 'empty' && current.state === 'empty') return;
      // The picker reports another whole date by itself.
      if (state === 'whole' && !isSameParts(parts, partsOf(date))) return;
      const isTyped = state !== 'whole' && state !== 'empty';
      const beyond = beyondIn(parts);
      hold({ date, state, parts: isTyped ? parts : null, beyond, isRestoring: false });
    },
    onDigit(isBeyond, part) {
      if (isBeyond) hold({ ...current, beyond: part });
      else if (current.beyond === part) hold({ ...current, beyond: null });
    },
    onLeaving(leaving) {
      isLeaving.current = leaving;
    },
    onPaste(text, shown) {
      const parts = readParts(text);
      const { hour, minute } = shown;
      const isTimeAlone = parts?.day === undefined;
      if (!parts || (isTimeAlone && zone === null)) setHeld({ ...current, state: 'unread' });
      else if (isTimeAlone) take({ ...shown, ...parts });
      else if (zone === null) take({ ...parts, hour: undefined, minute: undefined });
      else take({ hour, minute, ...parts });
    },
  };

  return {
    date: current.date,
    change,
    segments,
    isTyping,
    onFocusChange(isFocused: boolean) {
      setTyping(isFocused);
      if (!isFocused) leave();
    },
    problem: isTyping && current.state !== 'unread' ? null : problemOf(current),
  };
}
