import { type ReactNode, useEffect, useRef } from 'react';
import { ErrorBox } from '../ui/feedback/ErrorBox';

interface FormMessageProps {
  readonly message: string | null;
  /** Increases with every attempt: scrolls the box into view again. */
  readonly attempt: number;
  /** Suggested ways to resolve the refusal. */
  readonly children?: ReactNode;
}

/** The error box of a form; scrolls into view on each refused save. */
export function FormMessage({ message, attempt, children }: FormMessageProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (attempt > 0) box.current?.scrollIntoView({ block: 'nearest' });
  }, [attempt]);
  if (message === null) return null;
  return (
    <div ref={box}>
      <ErrorBox message={message}>{children}</ErrorBox>
    </div>
  );
}
