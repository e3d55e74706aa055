export interface Cell {
  readonly row: number;
  readonly column: number;
}

interface Pressed {
  readonly key: string;
  readonly shiftKey: boolean;
  /** Ctrl, Alt or Meta. */
  readonly isCommand: boolean;
}

/** The selection in the input and the length of its text. */
interface Caret {
  readonly start: number;
  readonly end: number;
  readonly length: number;
}

const isWhole = ({ start, end, length }: Caret) => start === 0 && end === length;

const STEPS: Readonly<Record<string, (caret: Caret, shiftKey: boolean) => Cell | null>> = {
  ArrowUp: () => ({ row: -1, column: 0 }),
  ArrowDown: () => ({ row: 1, column: 0 }),
  Enter: (_, shiftKey) => ({ row: shiftKey ? -1 : 1, column: 0 }),
  ArrowLeft: (caret) =>
    isWhole(caret) || (caret.start === 0 && caret.end === 0) ? { row: 0, column: -1 } : null,
  ArrowRight: (caret) =>
    isWhole(caret) || caret.start === caret.length ? { row: 0, column: 1 } : null,
};

/**
 * The cell selected by a key, as in a sheet, within `size`; null: the key belongs to the input.
 * Left and right leave a cell only from the end of its text.
 */
export function cellByKey(from: Cell, size: Cell, pressed: Pressed, caret: Caret): Cell | null {
  const { key, shiftKey, isCommand } = pressed;
  if (isCommand || (shiftKey && key !== 'Enter')) return null;
  const step = STEPS[key]?.(caret, shiftKey);
  if (!step) return null;
  const within = (at: number, count: number) => Math.min(Math.max(at, 0), count - 1);
  return {
    row: within(from.row + step.row, size.row),
    column: within(from.column + step.column, size.column),
  };
}
