import { type ClipboardEvent, useContext, useEffect, useLayoutEffect, useRef } from 'react';
import { DateFieldStateContext } from 'react-aria-components/DateField';
import type { TypedPart, TypedParts } from './typed-date';
import type { TypedSegmentsControl } from './use-typed-date';

const PARTS: readonly TypedPart[] = ['year', 'month', 'day', 'hour', 'minute'];
const SEPARATOR = /^[./\-:,\s]$/;

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
  /** Called with the parts on the screen after each change of them. */
  readonly onChange: (parts: TypedParts) => void;
}

/** Reports what the segments show, and fills them with what is restored. Inside the date input. */
export function TypedSegments({ restored, onRestored, onShown, onChange }: TypedSegmentsProps) {
  const state = useContext(DateFieldStateContext);
  // A segment is set over the segments of the last render, so one at a time.
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

/** The group of the segments: a pasted date fills them all, a separator leads to the next one. */
export function useSegmentGroup({ onPaste, onLeaving }: TypedSegmentsControl) {
  const group = useRef<HTMLDivElement>(null);
  const shown = useRef<TypedParts>({});
  useEffect(() => {
    const element = group.current;
    // The segment that got a digit; after its last digit the focus is in the next one.
    let typedInto: Element | null = null;
    function read(event: Event, typed: string | null) {
      if (/^\d$/.test(typed ?? '')) typedInto = document.activeElement;
      if (!SEPARATOR.test(typed ?? '')) return;
      event.preventDefault();
      event.stopPropagation();
      if (typedInto !== document.activeElement) return;
      const segments = [...(element?.querySelectorAll('[contenteditable=true]') ?? [])];
      const next = segments[segments.indexOf(typedInto as Element) + 1];
      if (next instanceof HTMLElement) next.focus();
    }
    const readKey = (event: KeyboardEvent) => {
      if (segmentOf(event) && !event.ctrlKey && !event.metaKey && !event.altKey)
        read(event, event.key);
    };
    // A keyboard on the screen says what is typed here only.
    const readInput = (event: InputEvent) => read(event, event.data);
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
      // The picker corrects an impossible date while the event passes between these two.
      onBlurCapture: () => onLeaving(true),
      onBlur: () => onLeaving(false),
    },
  };
}
