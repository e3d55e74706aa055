import textCss from '@frontend/shared/ui/styles/text.module.css';

interface SaidTextProps {
  /** Shown. */
  readonly text: string;
  /** Added for screen readers: «Фото: заполнено». */
  readonly more: string;
}

/** A text that is longer for screen readers; read as one, without a space before the colon. */
export function SaidText({ text, more }: SaidTextProps) {
  return (
    <>
      <span aria-hidden="true">{text}</span>
      <span className={textCss.spoken}>{`${text}: ${more}`}</span>
    </>
  );
}
