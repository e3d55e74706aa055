import { copyText } from '@frontend/shared/lib/device/clipboard';
import { COPY_FEEDBACK_MS } from '@schema/constants';
import { MESSAGES } from '@schema/messages';
import { KIT_TEXTS } from '@schema/texts/shell/shell';
import Check from 'lucide-react/icons/check';
import Copy from 'lucide-react/icons/copy';
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point';
import { useEffect, useState } from 'react';
import { Button } from './Button';

interface CopyButtonProps {
  /** Label before the first copy. */
  readonly title: string;
  /** Accessible name, when several buttons share the title. */
  readonly label?: string;
  readonly text: () => string;
  readonly failure: string;
  readonly look?: 'primary' | 'secondary';
  readonly className?: string | undefined;
}

const ICONS = { rest: <Copy />, copied: <Check />, failed: <TriangleAlert /> };

/** Copies `text` and shows the result for 2.5 s (requirements.md, R13). */
export function CopyButton({ title, label, text, failure, look, className }: CopyButtonProps) {
  const [state, setState] = useState<'rest' | 'copied' | 'failed'>('rest');
  useEffect(() => {
    if (state === 'rest') return;
    const timer = setTimeout(() => setState('rest'), COPY_FEEDBACK_MS);
    return () => clearTimeout(timer);
  }, [state]);
  const words = { rest: title, copied: KIT_TEXTS.copied, failed: failure }[state];
  return (
    <Button
      {...(look && { look })}
      className={className}
      icon={ICONS[state]}
      aria-label={state === 'rest' ? label : undefined}
      onClick={async () => setState((await copyText(text())) ? 'copied' : 'failed')}
    >
      <span aria-live="polite">{words}</span>
    </Button>
  );
}

/** The long and the short text of a failed copy (requirements.md, T23). */
export const COPY_FAILURES = {
  all: MESSAGES.clipboard.shortFailed,
  one: MESSAGES.clipboard.shortest,
} as const;
