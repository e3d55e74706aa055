import { useLayoutEffect, useRef } from 'react';
import type { TypedText } from './typed-text';

/**
 * Reformats a text box while it is typed in, and puts the caret back where the hand expects it.
 * Spread the answer on the input: `<input {...useTyping(value, onChange, groupAmount)} />`.
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
    // A value that came from elsewhere (`12600`, `+79162451803`) is shown in the same dress.
    value: format({ text: value, caret: value.length }, '').text,
    onChange: (event: { target: HTMLInputElement }) => {
      const text = event.target.value;
      const next = format({ text, caret: event.target.selectionStart ?? text.length }, value);
      caret.current = next.caret;
      // The same value again would re-render nothing and leave the stray character visible.
      if (next.text === value) event.target.value = value;
      onChange(next.text);
    },
  };
}
