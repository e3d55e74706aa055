import { useLayoutEffect, useRef } from 'react';
import type { TypedText } from './typed-text';

/**
 * Reformats an input while typing and restores the caret. Spread the result on the input: `<input
 * {...useTyping(value, onChange, groupAmount)} />`.
 */
export function useTyping(
  value: string,
  onChange: (value: string) => void,
  format: (typed: TypedText, previous: string) => TypedText,
) {
  const input = useRef<HTMLInputElement>(null);
  const caret = useRef<number | null>(null);

  useLayoutEffect(() => {
    if (caret.current !== null && document.activeElement === input.current) {
      input.current?.setSelectionRange(caret.current, caret.current);
    }
    caret.current = null;
  });

  return {
    ref: input,
    // A value set by code (`12600`, `+79162451803`) gets the same format.
    value: format({ text: value, caret: value.length }, '').text,
    onChange: (event: { target: HTMLInputElement }) => {
      const text = event.target.value;
      const next = format({ text, caret: event.target.selectionStart ?? text.length }, value);
      caret.current = next.caret;
      // Setting the same value would not re-render and would leave the invalid character visible.
      if (next.text === value) event.target.value = value;
      onChange(next.text);
    },
  };
}
