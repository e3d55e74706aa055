import { Row } from '@frontend/shared/ui/layout/Row';
import { SEARCH_DIALOG_TEXTS } from '@schema/texts/shell/search';
import css from './SearchDialog.module.css';

interface SearchHintsProps {
  /** edit_bookings: shows two examples of commands. */
  readonly canOrder: boolean;
  readonly onTry: (text: string) => void;
}

/** Footer with clickable examples and the keys. */
export function SearchHints({ canOrder, onTry }: SearchHintsProps) {
  return (
    <Row as="footer" gap={16} rowGap={8} align="center" wrap className={css.foot}>
      {canOrder && (
        <div className={css.examples}>
          {[SEARCH_DIALOG_TEXTS.hintBooking, SEARCH_DIALOG_TEXTS.hintCash].map((example) => (
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
          <kbd>↑</kbd> <kbd>↓</kbd> {SEARCH_DIALOG_TEXTS.hintMove}
        </span>
        <span>
          <kbd>Enter</kbd> {SEARCH_DIALOG_TEXTS.hintOpen}
        </span>
      </div>
    </Row>
  );
}
