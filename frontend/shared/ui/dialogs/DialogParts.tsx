import { classNames } from '@frontend/shared/lib/class-names';
import { useLeave } from '@frontend/shared/lib/overlays/leave-guard';
import { KIT_TEXTS } from '@schema/texts/shell/shell';
import type { ReactNode } from 'react';
import { Button } from '../buttons/Button';
import { Stack } from '../layout/Stack';
import css from './DialogParts.module.css';

interface DialogBodyProps {
  /** The right pane of a wide dialog. On phones its first child is at the top, the rest below. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** The scrolling content between the header and the footer. */
export function DialogBody({ aside, children }: DialogBodyProps) {
  return (
    <div className={classNames(css.body, Boolean(aside) && css.twoPanes)}>
      <Stack gap={16} className={css.main}>
        {children}
      </Stack>
      {aside && <div className={css.aside}>{aside}</div>}
    </div>
  );
}

/**
 * Fields in two columns; FIELD_ROW_CLASS spans the whole width everywhere, FIELD_PHONE_ROW_CLASS on
 * phones only.
 */
export function FieldGrid({ children }: { readonly children: ReactNode }) {
  return <div className={css.grid}>{children}</div>;
}

export const FIELD_ROW_CLASS = css.row ?? '';
export const FIELD_PHONE_ROW_CLASS = css.phoneRow ?? '';

interface DialogFooterProps {
  /** Shows «Отмена» on a desktop; phones have the cross, the handle and the back button. */
  readonly onCancel?: () => void;
  /** Phones only, left of the main button: the total. */
  readonly summary?: ReactNode;
  /** Secondary actions on the left: archive, extend. Default: the keyboard hints. */
  readonly extra?: ReactNode;
  readonly hasSubmit?: boolean;
  readonly isLocked?: boolean;
  /** The main buttons, on the right. */
  readonly children?: ReactNode;
}

/** Sticky footer; the main button is 52 px high on phones. */
export function DialogFooter({
  onCancel,
  summary,
  extra,
  hasSubmit = true,
  isLocked = false,
  children,
}: DialogFooterProps) {
  const leave = useLeave();
  return (
    <footer className={css.footer}>
      {extra ? <div className={css.extra}>{extra}</div> : <KeyHints hasSubmit={hasSubmit} />}
      {summary && <div className={css.summary}>{summary}</div>}
      <div className={css.actions}>
        {onCancel && (
          <Button className={css.cancel} disabled={isLocked} onClick={() => leave(onCancel)}>
            {KIT_TEXTS.cancel}
          </Button>
        )}
        {children}
      </div>
    </footer>
  );
}

function KeyHints({ hasSubmit }: { readonly hasSubmit: boolean }) {
  return (
    <div className={css.hints}>
      <span>
        <kbd className={css.key}>{KIT_TEXTS.escKey}</kbd> {KIT_TEXTS.escHint}
      </span>
      {hasSubmit && (
        <span>
          <kbd className={css.key}>{KIT_TEXTS.submitKey}</kbd> {KIT_TEXTS.submitHint}
        </span>
      )}
    </div>
  );
}
