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
  type TypedParts,
  type TypedState,
  withWholeYear,
} from './typed-date';

interface TypedDateOptions<T extends DateOfField> {
  /** What the form holds; '' while there is no date. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** What the form holds while something is typed that is no date. */
  readonly unfinished: string;
  /** Null for a field of a day. */
  readonly zone: string | null;
  readonly read: (value: string) => T | null;
  readonly write: (date: T) => string;
}

interface Held<T> {
  /** What the picker holds; the same object until it changes: the picker drops what is being typed otherwise. */
  readonly date: T | null;
  /** What the form was given last. */
  readonly given: string;
  /** What is typed and no date. */
  readonly parts: TypedParts | null;
  readonly state: TypedState | 'unread';
  /** Segments to be filled with `parts`. */
  readonly isRestoring: boolean;
}

const PROBLEMS: Partial<Record<TypedState | 'unread', string>> = {
  half: MESSAGES.period.halfTyped,
  'impossible-day': MESSAGES.period.noSuchDay,
  'impossible-time': MESSAGES.period.noSuchTime,
  unread: MESSAGES.period.unreadDate,
};

/** What the segments report to their field. */
export interface TypedSegmentsControl {
  /** The parts to fill into the segments; null: none. */
  readonly restored: TypedParts | null;
  readonly onRestored: () => void;
  readonly onShown: (parts: TypedParts) => void;
  readonly onLeaving: (isLeaving: boolean) => void;
  /** `shown`: what the segments show before. */
  readonly onPaste: (text: string, shown: TypedParts) => void;
}

/**
 * A date as it is typed: the form holds it only while the segments show a whole, possible date. What was typed stays in the segments when the field is left, with a message.
 */
export function useTypedDate<T extends DateOfField>(options: TypedDateOptions<T>) {
  const { value, onChange, unfinished, zone, read, write } = options;
  const heldOf = (of: string): Held<T> => {
    const date = read(of);
    const state = date ? 'whole' : 'empty';
    return { date, given: of, parts: null, state, isRestoring: false };
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
    const { date, state } = next;
    const noDate = state === 'empty' ? '' : unfinished;
    const given = state === 'whole' && date ? write(date) : noDate;
    setHeld({ ...next, given });
    if (given !== current.given) onChange(given);
  }

  function take(parts: TypedParts) {
    const state = stateOfParts(parts, zone);
    const date = state === 'whole' ? (dateOfParts(parts, zone) as T) : null;
    hold({ date, state, parts: date ? null : parts, isRestoring: date === null });
  }

  function change(date: T | null) {
    // The picker replaces an impossible date by the nearest one as it is left.
    if (isLeaving.current && current.parts) return;
    const state = date ? (date.year < FIRST_WHOLE_YEAR ? 'half' : 'whole') : 'empty';
    hold({ date, state, parts: null, isRestoring: false });
  }

  function leave() {
    const typed = withWholeYear(current.parts ?? partsOf(current.date));
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
      hold({ date, state, parts: isTyped ? parts : null, isRestoring: false });
    },
    onLeaving(leaving) {
      isLeaving.current = leaving;
    },
    onPaste(text, shown) {
      const parts = readParts(text);
      const { hour, minute } = shown;
      if (!parts) setHeld({ ...current, state: 'unread' });
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
    problem: isTyping && current.state !== 'unread' ? null : (PROBLEMS[current.state] ?? null),
  };
}
