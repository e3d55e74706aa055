import {
  type ClipboardEvent,
  useContext,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
} from 'react';
import { DateFieldStateContext } from 'react-aria-components/DateField';
import type { TypedPart, TypedParts } from './typed-date';
import type { TypedSegmentsControl } from './use-typed-date';

const PARTS: readonly TypedPart[] = ['year', 'month', 'day', 'hour', 'minute'];
/** Constants, as iOS lacks the attributes. */
const LARGEST = { day: 31, month: 12, year: 9999, hour: 23, minute: 59 } as const;
const SEPARATOR = /^[./\-:,\s]$/;
const DIGIT = /^\d$/;
/** Matches text longer than a part of a date: clipboard text inserted by an on-screen keyboard. */
const OFFERED = /^.*\d.{4,}|.{4,}\d/;

interface ShownSegment {
  readonly type: string;
  readonly value?: number | null;
  readonly isPlaceholder: boolean;
}

function shownParts(segments: readonly ShownSegment[]): TypedParts {
  const parts: Partial<Record<TypedPart, number>> = {};
  for (const part of PARTS) {
    const segment = segments.find(({ type }) => type === part);
    if (segment && !segment.isPlaceholder) parts[part] = segment.value ?? undefined;
  }
  return parts;
}

const segmentOf = ({ target }: Event) =>
  target instanceof Element && target.closest('[contenteditable=true]');

interface TypedSegmentsProps extends TypedSegmentsControl {
  /** Called with the shown parts after each change. */
  readonly onChange: (parts: TypedParts) => void;
}

/**
 * Reports the shown segments, and fills them with restored parts. Rendered inside the date input.
 */
export function TypedSegments({ restored, onRestored, onShown, onChange }: TypedSegmentsProps) {
  const state = useContext(DateFieldStateContext);
  // Setting a segment uses the segments of the last render, so only one is set at a time.
  useLayoutEffect(() => {
    if (!state) return;
    const shown = shownParts(state.segments);
    onChange(shown);
    if (!restored) return onShown(shown);
    const next = PARTS.find((part) => {
      const value = restored[part];
      return value !== undefined && value !== shown[part];
    });
    const value = next && restored[next];
    if (next && value !== undefined) state.setSegment(next, value);
    else onRestored();
  });
  return null;
}

/** The group of the segments: a pasted date fills them all, a separator moves to the next one. */
export function useSegmentGroup({ onPaste, onDigit, onLeaving }: TypedSegmentsControl) {
  const group = useRef<HTMLDivElement>(null);
  const shown = useRef<TypedParts>({});
  const paste = useEffectEvent(onPaste);
  const noteDigit = useEffectEvent(onDigit);
  useEffect(() => {
    const element = group.current;
    // The last segment typed into; after its last digit the focus is in the next one.
    let typedInto: Element | null = null;
    let digits = '';

    /**
     * Whether the digit makes a number out of the segment's range: the picker would start a new
     * number.
     */
    function isBeyond(digit: string): boolean {
      const segment = document.activeElement;
      const part = PARTS.find((one) => one === segment?.getAttribute('data-type'));
      if (!part) return false;
      const largest = LARGEST[part];
      const isGoingOn = typedInto === segment && digits.length < String(largest).length;
      typedInto = segment;
      digits = isGoingOn ? digits + digit : digit;
      const beyond = Number(digits) > largest;
      noteDigit(beyond, part);
      return beyond;
    }
    function stop(event: Event) {
      event.preventDefault();
      event.stopPropagation();
    }
    function leadOn(event: Event) {
      stop(event);
      if (typedInto !== document.activeElement) return;
      const segments = [...(element?.querySelectorAll('[contenteditable=true]') ?? [])];
      const next = segments[segments.indexOf(typedInto as Element) + 1];
      if (next instanceof HTMLElement) next.focus();
    }
    function readKey(event: KeyboardEvent) {
      if (!segmentOf(event) || event.ctrlKey || event.metaKey || event.altKey) return;
      if (SEPARATOR.test(event.key)) leadOn(event);
      // Backspace and arrows end the number; an on-screen keyboard reports no key.
      else if (!DIGIT.test(event.key) && event.key !== 'Unidentified') digits = '';
    }
    function readInput(event: InputEvent) {
      // The picker reads the input after a composition, not the composition.
      if (event.inputType === 'insertCompositionText') return;
      const data = event.data ?? '';
      if (SEPARATOR.test(data)) return leadOn(event);
      if (DIGIT.test(data) && isBeyond(data)) return leadOn(event);
      if (!OFFERED.test(data)) return;
      stop(event);
      paste(data, shown.current);
    }
    element?.addEventListener('keydown', readKey, true);
    element?.addEventListener('beforeinput', readInput, true);
    return () => {
      element?.removeEventListener('keydown', readKey, true);
      element?.removeEventListener('beforeinput', readInput, true);
    };
  }, []);
  return {
    group,
    noteShown(parts: TypedParts) {
      shown.current = parts;
    },
    handlers: {
      onPaste(event: ClipboardEvent) {
        event.preventDefault();
        onPaste(event.clipboardData.getData('text'), shown.current);
      },
      // The picker corrects an impossible date between these two handlers.
      onBlurCapture: () => onLeaving(true),
      onBlur: () => onLeaving(false),
    },
  };
}
