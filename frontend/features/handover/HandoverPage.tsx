import { MarkQuestions } from '@frontend/shared/bookings/marks/MarkQuestions';
import type { MoneyPartComponent } from '@frontend/shared/bookings/marks/money-part';
import { Button } from '@frontend/shared/ui/buttons/Button';
import { EmptyState } from '@frontend/shared/ui/feedback/EmptyState';
import { PageStatus } from '@frontend/shared/ui/feedback/QueryStatus';
import { showToast } from '@frontend/shared/ui/feedback/toasts';
import { InfoPanel } from '@frontend/shared/ui/layout/InfoPanel';
import { HANDOVER_MESSAGES } from '@schema/messages/handover';
import { MARK_TEXTS } from '@schema/texts/bookings/marks';
import { QUEUE_TEXTS } from '@schema/texts/handover/queue';
import { SHEET_LINKS, SHEET_TEXTS } from '@schema/texts/handover/sheet';
import { SIDE_TEXTS } from '@schema/texts/handover/sheet-words';
import type { SheetSide } from '@schema/values/handover/sheet';
import type { PaperKind } from '@schema/values/papers/paper-kinds';
import Check from 'lucide-react/icons/check';
import ClipboardList from 'lucide-react/icons/clipboard-list';
import { type ReactNode, useState } from 'react';
import { ChangedNote } from './ChangedNote';
import { SheetForm } from './form/SheetForm';
import type { HandoverSheetsQuery } from './handover.generated';
import { KeptNote } from './kept/KeptNote';
import { NotKept } from './kept/NotKept';
import { FactsNote } from './queue/FactsNote';
import { QueuedNote } from './queue/QueuedNote';
import type { QueuedSheet } from './queue/queue-items';
import { useQueuedSheets } from './queue/use-queue';
import css from './Sheet.module.css';
import { SheetHead } from './SheetHead';
import { SwapLinks } from './swap/SwapLinks';
import { usePageMark } from './use-page-mark';
import { modelOf, type RentalSheets, useRentalSheets } from './useRentalSheets';
import { SheetView } from './view/SheetView';

/** The document of a sheet. */
const ACTS: Readonly<Record<SheetSide, PaperKind>> = { out: 'act_out', back: 'act_back' };

interface HandoverPageProps {
  readonly bookingId: number;
  readonly side: SheetSide;
  /** Link to where the page was opened from. */
  readonly back: ReactNode;
  /** The money of the mark; null: the company records no payments. */
  readonly Money: MoneyPartComponent | null;
  /** The documents of a saved sheet; null: not for this user. */
  readonly papers: ((bookingId: number, kinds: readonly PaperKind[]) => ReactNode) | null;
}

/** The sheet of a handover or a return. */
export function HandoverPage({ bookingId, side, back, Money, papers }: HandoverPageProps) {
  const { rental, query, kept, isKept, isMissing } = useRentalSheets(bookingId);
  if (rental) {
    const before = (kept?.data as Partial<HandoverSheetsQuery> | undefined)?.handoverSheets ?? null;
    return (
      <RentalSheet
        rental={rental}
        side={side}
        back={back}
        Money={Money}
        papers={papers}
        before={before}
        keptAtMs={isKept ? (kept?.atMs ?? null) : null}
      />
    );
  }
  if (isMissing) {
    return (
      <>
        {back}
        <NotKept query={query} />
      </>
    );
  }
  return (
    <>
      {back}
      <PageStatus
        query={query}
        level={1}
        title={HANDOVER_MESSAGES.loadFailed}
        hint={null}
        loading={SHEET_TEXTS.loading}
      />
    </>
  );
}

interface RentalSheetProps extends Pick<HandoverPageProps, 'side' | 'back' | 'Money' | 'papers'> {
  readonly rental: RentalSheets;
  /** The rental as it was kept on the device when the page was opened. */
  readonly before: RentalSheets | null;
  /** When the shown answer was kept, by the device's clock; null: it is the server's. */
  readonly keptAtMs: number | null;
}

/** The saved sheets of a side, or the form of the first one, or of a supplement. */
function RentalSheet(props: RentalSheetProps) {
  const { rental, side, back, Money, papers, before, keptAtMs } = props;
  const saved = rental.sheets.filter((sheet) => sheet.side === side);
  // Stays open when another device saves a sheet meanwhile: the typed one becomes its supplement.
  const [isWriting, setWriting] = useState(saved.length === 0);
  const queued = useQueuedSheets(rental.bookingId, side);
  const { kind, asked, facts, canMark, follow } = usePageMark(rental, side);
  const [mended, setMended] = useState<QueuedSheet | null>(null);
  const stopWriting = () => {
    setWriting(false);
    setMended(null);
  };
  const isFormShown = isWriting && (mended !== null || queued.length === 0);
  return (
    <div className={css.page}>
      <SheetHead
        rental={rental}
        title={[SIDE_TEXTS[side], modelOf(rental)].filter(Boolean).join(' · ')}
        plates={[rental.licensePlate]}
        fact={null}
        back={back}
      />
      <SwapLinks rental={rental} />
      {keptAtMs !== null && <KeptNote atMs={keptAtMs} />}
      {before && (isFormShown || queued.length > 0) && (
        <ChangedNote before={before} rental={rental} side={side} />
      )}
      {rental.cancelledAt !== null && <InfoPanel look="warning">{SHEET_TEXTS.cancelled}</InfoPanel>}
      {saved.length > 0 && (
        <div className={css.saved}>
          {saved.map((sheet) => (
            <SheetView key={sheet.id} sheet={sheet} rental={rental} />
          ))}
        </div>
      )}
      {saved.length > 0 && keptAtMs === null && papers && (
        <div className={css.sheet}>{papers(rental.bookingId, [ACTS[side]])}</div>
      )}
      {queued
        .filter(({ id }) => id !== mended?.id)
        .map((sheet) => (
          <QueuedNote
            key={sheet.id}
            sheet={sheet}
            onMend={() => {
              setMended(sheet);
              setWriting(true);
            }}
          />
        ))}
      <FactsNote
        side={side}
        facts={facts}
        isSheetRefused={queued.some(({ state }) => state === 'refused')}
      />
      {saved.length === 0 && queued.length === 0 && !isWriting && (
        <EmptyState icon={<ClipboardList />} title={SHEET_TEXTS.empty} />
      )}
      {isFormShown && (
        <SheetForm
          key={mended?.id}
          queued={mended}
          rental={rental}
          side={side}
          canMark={canMark}
          Money={Money}
          isMarking={asked.isPending}
          onSaved={(result, next, sheet) => {
            stopWriting();
            follow(sheet);
            if (result === 'queued') {
              const isMark = next.as !== 'sheet';
              showToast('info', isMark ? QUEUE_TEXTS.queuedMark[side] : QUEUE_TEXTS.queued);
              if (next.as === 'marked' && Money && keptAtMs !== null) {
                showToast('info', QUEUE_TEXTS.moneyUnknown);
              }
              return;
            }
            // The notice of the mark follows, or its question.
            if (next.as === 'marked') asked.press();
            else if (next.as === 'paid') asked.pressWith(next.money);
            else showToast('success', `${SHEET_LINKS[side]}: ${SHEET_TEXTS.savedWord}`);
          }}
          onCancelSupplement={saved.length > 0 ? stopWriting : null}
        />
      )}
      {!isWriting && queued.length === 0 && (
        <div className={css.footer} data-bottom-bar="always">
          <div className={css.buttons}>
            <Button size="large" onClick={() => setWriting(true)}>
              {saved.length > 0 ? SHEET_TEXTS.supplement : SHEET_TEXTS.begin}
            </Button>
            {canMark && (
              <Button
                size="large"
                look="primary"
                className={css.mark}
                icon={<Check />}
                isPending={asked.isPending}
                onClick={asked.press}
              >
                {kind === 'handover' ? MARK_TEXTS.handover : MARK_TEXTS.return}
              </Button>
            )}
          </div>
        </div>
      )}
      <MarkQuestions kind={kind} booking={{ ...rental, id: rental.bookingId }} asked={asked} />
    </div>
  );
}
