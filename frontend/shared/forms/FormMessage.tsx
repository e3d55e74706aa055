import { KIT_TEXTS } from '@schema/texts/shell/shell';
import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '../ui/buttons/Button';
import { ErrorBox } from '../ui/feedback/ErrorBox';
import css from './FormMessage.module.css';

interface FormMessageProps {
  /** A form of `useSaveForm`, around this message. */
  readonly form: {
    readonly message: string | null;
    readonly unanswered: string | null;
    /** Increases with every attempt: scrolls the box into view again. */
    readonly attempt: number;
  };
  /** Suggested remedies for the refusal. */
  readonly children?: ReactNode;
}

/** The error box of a form; scrolls into view on each refused save. */
export function FormMessage({ form, children }: FormMessageProps) {
  const { message, unanswered, attempt } = form;
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (attempt > 0) box.current?.scrollIntoView({ block: 'nearest' });
  }, [attempt]);
  if (message === null) return null;
  return (
    <div ref={box}>
      <ErrorBox message={message}>
        {unanswered && (
          <>
            <span>{unanswered}</span>
            <Button type="submit" className={css.retry}>
              {KIT_TEXTS.retry}
            </Button>
          </>
        )}
        {children}
      </ErrorBox>
    </div>
  );
}
