import { useFreshQuery } from '@frontend/shared/data/queries/use-fresh-query';
import { copyText } from '@frontend/shared/lib/device/clipboard';
import { PlateChip } from '@frontend/shared/ui/badges/PlateChip';
import { Button } from '@frontend/shared/ui/buttons/Button';
import { Dialog } from '@frontend/shared/ui/dialogs/Dialog';
import { DialogBody, DialogFooter } from '@frontend/shared/ui/dialogs/DialogParts';
import { QueryStatus } from '@frontend/shared/ui/feedback/QueryStatus';
import { showToast } from '@frontend/shared/ui/feedback/toasts';
import { Row } from '@frontend/shared/ui/layout/Row';
import { Text } from '@frontend/shared/ui/layout/Text';
import { MESSAGES } from '@schema/messages';
import { CASHBOX_TEXTS } from '@schema/texts/day/daily';
import { formatRoubles } from '@schema/values/money/money';
import { type Day, formatDay } from '@schema/values/time/calendar';
import Copy from 'lucide-react/icons/copy';
import { DailyCashboxDocument } from '../daily.generated';
import css from './Cashbox.module.css';
import { type CashboxFacts, cashboxText } from './cashbox-text';
import { ManualEntries } from './ManualEntries';

interface CashboxDialogProps {
  readonly day: Day;
  readonly onClose: () => void;
}

async function copy(facts: CashboxFacts): Promise<void> {
  const { copied, copyFailed } = MESSAGES.clipboard;
  const isCopied = await copyText(cashboxText(facts));
  showToast(isCopied ? 'success' : 'error', isCopied ? copied : copyFailed);
}

/** Income of the day by car, the extra operations and the total (requirements.md, M4). */
export default function CashboxDialog({ day, onClose }: CashboxDialogProps) {
  const { data, query } = useFreshQuery(DailyCashboxDocument, {
    variables: { date: day },
    topics: ['daily'],
  });
  const facts = data?.dailyDashboard;
  return (
    <Dialog title={`${CASHBOX_TEXTS.title} ${formatDay(day)}`} onClose={onClose}>
      <DialogBody>
        {facts ? (
          <CashboxLines facts={facts} />
        ) : (
          <QueryStatus
            query={query}
            loading={CASHBOX_TEXTS.loading}
            title={MESSAGES.analytics.loadFailed}
            message={MESSAGES.analytics.loadFailedHint}
            hasNarrowButton
          />
        )}
      </DialogBody>
      <DialogFooter hasSubmit={false}>
        {facts && (
          <Button look="primary" icon={<Copy />} onClick={() => void copy(facts)}>
            {CASHBOX_TEXTS.copy}
          </Button>
        )}
      </DialogFooter>
    </Dialog>
  );
}

function CashboxLines({ facts }: { readonly facts: CashboxFacts }) {
  const { cashboxDetails, cashboxManualEntries, cashboxTotal } = facts;
  return (
    <div className={css.parts}>
      <section aria-label={CASHBOX_TEXTS.cars}>
        <Text as="h3" tone="muted" size="label" weight={600} className={css.head}>
          {CASHBOX_TEXTS.cars}
        </Text>
        {cashboxDetails.length === 0 && (
          <Text as="p" tone="muted">
            {CASHBOX_TEXTS.noCars}
          </Text>
        )}
        <ul className={css.lines}>
          {cashboxDetails.map(({ carId, carTitle, licensePlate, totalRevenue }) => (
            <Row
              key={carId}
              as="li"
              gap={16}
              align="baseline"
              justify="between"
              className={css.line}
            >
              <Row as="span" gap={10} rowGap={4} align="baseline" wrap className={css.name}>
                {carTitle !== licensePlate && <span>{carTitle}</span>}{' '}
                <PlateChip plate={licensePlate} />
              </Row>
              <b className={css.amount}>{formatRoubles(totalRevenue)}</b>
            </Row>
          ))}
        </ul>
      </section>
      <ManualEntries entries={cashboxManualEntries} />
      <p className={css.total}>
        <span>{CASHBOX_TEXTS.total}</span> <b>{formatRoubles(cashboxTotal)}</b>
      </p>
    </div>
  );
}
