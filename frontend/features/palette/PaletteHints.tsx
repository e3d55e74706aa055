import { PALETTE_TEXTS } from '@schema/texts/shell/palette';
import css from './Palette.module.css';

interface PaletteHintsProps {
  /** edit_bookings: shows two examples of commands. */
  readonly canOrder: boolean;
  readonly onTry: (text: string) => void;
}

/** Footer with clickable examples and the keys. */
export function PaletteHints({ canOrder, onTry }: PaletteHintsProps) {
  return (
    <footer className={css.foot}>
      {canOrder && (
        <div className={css.examples}>
          {[PALETTE_TEXTS.hintBooking, PALETTE_TEXTS.hintCash].map((example) => (
            <button
              key={example}
              type="button"
              className={css.example}
              onClick={() => onTry(example)}
            >
              {example}
            </button>
          ))}
        </div>
      )}
      <div className={css.keys} aria-hidden="true">
        <span>
          <kbd>↑</kbd> <kbd>↓</kbd> {PALETTE_TEXTS.hintMove}
        </span>
        <span>
          <kbd>Enter</kbd> {PALETTE_TEXTS.hintOpen}
        </span>
      </div>
    </footer>
  );
}
