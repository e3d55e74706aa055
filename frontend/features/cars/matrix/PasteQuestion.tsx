import { Button } from '@frontend/shared/ui/buttons/Button';
import { Dialog } from '@frontend/shared/ui/dialogs/Dialog';
import { DialogBody, DialogFooter } from '@frontend/shared/ui/dialogs/DialogParts';
import { TARIFFS_TEXTS } from '@schema/texts/fleet/cars';
import type { PastePlan } from './pasted-prices';
import css from './TariffMatrix.module.css';

/** Number of refused values listed; the rest are counted. */
const SHOWN = 20;

interface PasteQuestionProps {
  readonly plan: PastePlan;
  readonly onPaste: () => void;
  readonly onClose: () => void;
}

/** Shows which pasted values are refused before the others are set. */
export function PasteQuestion({ plan, onPaste, onClose }: PasteQuestionProps) {
  const { prices, refused } = plan;
  const rest = refused.length - SHOWN;
  return (
    <Dialog title={TARIFFS_TEXTS.pasteTitle} size="small" onClose={onClose}>
      <DialogBody>
        <p>{TARIFFS_TEXTS.pasteHint}</p>
        <ul className={css.refused}>
          {refused.slice(0, SHOWN).map(({ text, reason }, at) => (
            // Equal values may repeat: use the index as key.
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            <li key={at}>
              <b>{text}</b>: {reason}
            </li>
          ))}
          {rest > 0 && <li>{TARIFFS_TEXTS.andMore(rest)}</li>}
        </ul>
      </DialogBody>
      <DialogFooter onCancel={onClose} hasSubmit={false}>
        <Button look="primary" size="large" disabled={prices.length === 0} onClick={onPaste}>
          {TARIFFS_TEXTS.paste(prices.length)}
        </Button>
      </DialogFooter>
    </Dialog>
  );
}
