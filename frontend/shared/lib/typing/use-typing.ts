import { type ChangeEvent, type CompositionEvent, useLayoutEffect, useRef } from 'react';
import type { TypedText } from './typed-text';

const caretOf = (input: HTMLInputElement) => input.selectionStart ?? input.value.length;

/**
 * Position before the next digit, where Delete continues after a separator, which it cannot delete.
 */
function beforeNextDigit({ text, caret }: TypedText): number {
  const rest = text.slice(caret).search(/\p{Nd}/u);
  return rest < 0 ? caret : caret + rest;
}

/**
 * Reformats an input while typing and restores the caret; the composition of an input method is
 * reformatted at its end, because a changed text would abort it. Spread the result on the input:
 * `<input {...useTyping(value, onChange, groupAmount)} />`.
 */
export function useTyping(
  value: string,
  onChange: (value: string) => void,
  format: (typed: TypedText, previous: string) => TypedText,
) {
  const input = useRef<HTMLInputElement>(null);
  const caret = useRef<number | null>(null);
  /** The text before the composition; null without one. */
  const composed = useRef<string | null>(null);
  // A value set by code (`12600`, `+79162451803`) gets the same format.
  const formatted = format({ text: value, caret: value.length }, '').text;

  useLayoutEffect(() => {
    if (caret.current !== null && document.activeElement === input.current) {
      input.current?.setSelectionRange(caret.current, caret.current);
    }
    caret.current = null;
  });

  function take(target: HTMLInputElement, previous: string, isDeletingOn: boolean) {
    const next = format({ text: target.value, caret: caretOf(target) }, previous);
    caret.current = isDeletingOn && next.text === previous ? beforeNextDigit(next) : next.caret;
    // Setting the same value would not re-render and would leave the invalid character visible.
    if (next.text === formatted) {
      target.value = formatted;
      target.setSelectionRange(caret.current, caret.current);
    }
    onChange(next.text);
  }

  return {
    ref: input,
    value: composed.current === null ? formatted : value,
    onChange: ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
      const { inputType, isComposing } = nativeEvent as InputEvent;
      if (!isComposing) return take(target, formatted, inputType === 'deleteContentForward');
      composed.current ??= formatted;
      onChange(target.value);
    },
    onCompositionEnd: ({ currentTarget }: CompositionEvent<HTMLInputElement>) => {
      const previous = composed.current;
      composed.current = null;
      if (previous !== null) take(currentTarget, previous, false);
    },
  };
}
