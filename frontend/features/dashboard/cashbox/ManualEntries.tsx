import { useCommand } from '@frontend/shared/data/commands/use-command';
import { useCan, useZone } from '@frontend/shared/data/session';
import { useQuestion } from '@frontend/shared/forms/use-question';
import { classNames } from '@frontend/shared/lib/class-names';
import { guardPresses } from '@frontend/shared/lib/presses/guard-presses';
import { Button } from '@frontend/shared/ui/buttons/Button';
import { ConfirmDialog } from '@frontend/shared/ui/dialogs/ConfirmDialog';
import { showToast } from '@frontend/shared/ui/feedback/toasts';
import { Row } from '@frontend/shared/ui/layout/Row';
import { Text } from '@frontend/shared/ui/layout/Text';
import { MESSAGES } from '@schema/messages';
import { CASH_TEXTS } from '@schema/texts/day/cashbox';
import { CASHBOX_TEXTS } from '@schema/texts/day/daily';
import { formatExactRoubles } from '@schema/values/money/money';
import { formatMoment, timeOf } from '@schema/values/time/calendar';
import { parseInstant } from '@schema/values/time/instant';
import { useState } from 'react';
import { ReverseCashEntryDocument } from '../daily.generated';
import css from './Cashbox.module.css';
import type { CashboxFacts } from './cashbox-text';

type ManualEntry = CashboxFacts['cashboxManualEntries'][number];

/** Extra operations of a day; an entry is reversed by an offsetting entry. */
export function ManualEntries({ entries }: { readonly entries: readonly ManualEntry[] }) {
  const [reversed, setReversed] = useState<ManualEntry | null>(null);
  return (
    <section aria-label={CASHBOX_TEXTS.extra}>
      <Text as="h3" tone="muted" size="label" weight={600} className={css.head}>
        {CASHBOX_TEXTS.extra}
      </Text>
      {entries.length === 0 && (
        <Text as="p" tone="muted">
          {CASHBOX_TEXTS.noExtra}
        </Text>
      )}
      <ul ref={guardPresses} className={css.lines}>
        {entries.map((entry) => (
          <Entry key={entry.id} entry={entry} onReverse={() => setReversed(entry)} />
        ))}
      </ul>
      {reversed && <ReverseQuestion entry={reversed} onClose={() => setReversed(null)} />}
    </section>
  );
}

interface EntryProps {
  readonly entry: ManualEntry;
  readonly onReverse: () => void;
}

function Entry({ entry, onReverse }: EntryProps) {
  const zone = useZone();
  const canEdit = useCan('edit_bookings');
  const { amount, comment, createdAt } = entry;
  const at = parseInstant(createdAt);
  const reversedAt = parseInstant(entry.reversedAt ?? '');
  const isReversal = entry.reversesId !== null;
  const title = comment?.trim() || CASHBOX_TEXTS.noComment;
  return (
    <Row as="li" gap={16} align="baseline" justify="between" className={css.line}>
      <Row as="span" gap={10} rowGap={4} align="baseline" wrap className={css.name}>
        <Text as="time" tone="muted" dateTime={createdAt}>
          {at && timeOf(at, zone)}
        </Text>{' '}
        <span>{title}</span>
        {reversedAt && (
          <span className={css.mark}>
            {`${CASH_TEXTS.reversedAt} ${formatMoment(reversedAt, zone)}`}
          </span>
        )}
        {isReversal && <span className={css.mark}>{CASH_TEXTS.reversal}</span>}
        {canEdit && !isReversal && !reversedAt && (
          <Button
            look="quiet"
            className={css.reverse}
            aria-label={`${CASH_TEXTS.reverse}: ${title}, ${formatExactRoubles(amount)}`}
            onClick={onReverse}
          >
            {CASH_TEXTS.reverse}
          </Button>
        )}
      </Row>
      <b className={classNames(css.amount, reversedAt && css.gone)}>{formatExactRoubles(amount)}</b>
    </Row>
  );
}

interface ReverseQuestionProps {
  readonly entry: ManualEntry;
  readonly onClose: () => void;
}

/** Reverses a manual entry by an offsetting entry of today (docs/domain.md, revenue). */
function ReverseQuestion({ entry, onClose }: ReverseQuestionProps) {
  const reverse = useCommand('reverseCashEntry', ReverseCashEntryDocument);
  const question = useQuestion(MESSAGES.cashbox.reverseFailed, async () => {
    const { reverseCashEntry } = await reverse({ id: entry.id });
    showToast('success', `${CASH_TEXTS.reversed}: ${formatExactRoubles(reverseCashEntry.amount)}`);
    onClose();
  });
  return (
    <ConfirmDialog
      title={CASH_TEXTS.reverseConfirm}
      description={`${CASH_TEXTS.reverseHint} ${formatExactRoubles(-entry.amount)}`}
      confirmTitle={CASH_TEXTS.reverse}
      cancelTitle={CASH_TEXTS.keep}
      isDangerous
      {...question}
      onClose={onClose}
    />
  );
}
