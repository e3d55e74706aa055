import { type ReactNode, useEffect, useRef } from 'react';
import { ErrorBox } from '../ui/feedback/ErrorBox';

interface FormMessageProps {
  readonly message: string | null;
  /** Grows with every attempt: the box comes into view again. */
  readonly attempt: number;
  /** Ways out of the refusal. */
  readonly children?: ReactNode;
}

/** The error box of a form; comes into view when a save was refused far below it. */
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
