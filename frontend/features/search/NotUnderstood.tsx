import { Stack } from '@frontend/shared/ui/layout/Stack';
import { SEARCH_DIALOG_TEXTS } from '@schema/texts/shell/search';
import css from './SearchDialog.module.css';

interface NotUnderstoodProps {
  readonly title: string;
  readonly hint: string;
  /** Commands are shown to those who may give them. */
  readonly hasExamples: boolean;
  readonly onTry: (text: string) => void;
}

/** What was not understood or not found, and how to say it. */
export function NotUnderstood({ title, hint, hasExamples, onTry }: NotUnderstoodProps) {
  return (
    <Stack gap={4} className={css.nothing}>
      <strong>{title}</strong>
      <span>{hint}</span>
      {hasExamples && (
        <div className={css.examples}>
          {SEARCH_DIALOG_TEXTS.examples.map((example) => (
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
    </Stack>
  );
}
