import { useMoment } from '@frontend/shared/data/use-moment';
import { classNames } from '@frontend/shared/lib/class-names';
import { lazyComponent } from '@frontend/shared/lib/device/lazy-component';
import { IconButton } from '@frontend/shared/ui/buttons/IconButton';
import { LateDialog } from '@frontend/shared/ui/feedback/LateDialog';
import { Row } from '@frontend/shared/ui/layout/Row';
import { RECEIPT_TEXTS } from '@schema/texts/money/receipt';
import {
  MONEY_SHEET_TEXTS,
  RENTAL_MONEY_TEXTS,
  REVERSE_MONEY_TEXTS,
} from '@schema/texts/money/rental-money';
import { formatExactRoubles } from '@schema/values/money/money';
import ImageIcon from 'lucide-react/icons/image';
import ReceiptText from 'lucide-react/icons/receipt-text';
import Undo2 from 'lucide-react/icons/undo-2';
import { Suspense, useState } from 'react';
import css from '../Money.module.css';
import type { MoneyEntryFacts } from '../useRentalMoney';
import type { MoneyLine } from './money-lines';

const PhotoPreview = lazyComponent(async () => ({
  default: (await import('@frontend/shared/photos/PhotoPreview')).PhotoPreview,
}));

interface MoneyLineItemProps {
  readonly line: MoneyLine;
  readonly onReverse: () => void;
  /** Absent: the lines have no receipts. */
  readonly onReceipt?: (entry: MoneyEntryFacts) => void;
}

/** A line of the ledger with its receipt and the button that reverses it. */
export function MoneyLineItem({ line, onReverse, onReceipt }: MoneyLineItemProps) {
  const moment = useMoment();
  const { title, at, userName, comment, amount, isReversed, mayReverse, photo, receipt } = line;
  const [isSeen, setSeen] = useState(false);
  const sum = formatExactRoubles(amount);
  return (
    <Row as="li" gap={4} align="center" wrap className={css.line}>
      <div className={css.words}>
        <span>{title}</span>
        <span className={css.quiet}>
          {[moment(at), userName, comment].filter(Boolean).join(' · ')}
        </span>
        {isReversed && <span className={css.quiet}>{RENTAL_MONEY_TEXTS.reversed}</span>}
      </div>
      <b className={classNames(css.sum, isReversed && css.gone)}>{sum}</b>
      <span className={css.tools}>
        {photo && (
          <IconButton
            label={`${MONEY_SHEET_TEXTS.photo}: ${title}, ${sum}`}
            icon={<ImageIcon />}
            onClick={() => setSeen(true)}
          />
        )}
        {receipt && onReceipt && (
          <IconButton
            label={`${RECEIPT_TEXTS.action}: ${title}, ${sum}`}
            icon={<ReceiptText />}
            onClick={() => onReceipt(receipt)}
          />
        )}
        {mayReverse && (
          <IconButton
            label={`${REVERSE_MONEY_TEXTS.action}: ${title}, ${sum}`}
            icon={<Undo2 />}
            onClick={onReverse}
          />
        )}
      </span>
      {photo && isSeen && (
        <Suspense fallback={<LateDialog />}>
          <PhotoPreview url={photo} onClose={() => setSeen(false)} />
        </Suspense>
      )}
    </Row>
  );
}
