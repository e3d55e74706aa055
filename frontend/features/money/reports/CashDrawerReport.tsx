import { moneyEntryTitle } from '@frontend/shared/bookings/money-entry-title';
import { useSession } from '@frontend/shared/data/session';
import { ExportButtons } from '@frontend/shared/export/ExportButtons';
import { lazyComponent } from '@frontend/shared/lib/device/lazy-component';
import { useIsPhone } from '@frontend/shared/lib/device/use-media';
import { Button } from '@frontend/shared/ui/buttons/Button';
import { EmptyState } from '@frontend/shared/ui/feedback/EmptyState';
import { LateDialog } from '@frontend/shared/ui/feedback/LateDialog';
import { QueryStatus } from '@frontend/shared/ui/feedback/QueryStatus';
import { PageActions, PageHead, PageSection } from '@frontend/shared/ui/layout/Page';
import { Panel } from '@frontend/shared/ui/layout/Panel';
import { Text } from '@frontend/shared/ui/layout/Text';
import { DateField } from '@frontend/shared/ui/pickers/DateField';
import { momentCell } from '@schema/export/sheet-date';
import type { ExportColumn } from '@schema/export/table';
import { EXPORT_TEXTS } from '@schema/texts/files/export';
import { DRAWER_TEXTS, MONEY_REPORT_TEXTS } from '@schema/texts/money/money-reports';
import { MONEY_METHOD_TITLES } from '@schema/texts/money/rental-money';
import { SHELL_TEXTS } from '@schema/texts/shell/shell';
import Calculator from 'lucide-react/icons/calculator';
import Wallet from 'lucide-react/icons/wallet';
import { type ReactNode, Suspense, useState } from 'react';
import { DrawerTable, MethodTable, MovementTable } from './CashDrawerTables';
import css from './MoneyReports.module.css';
import { type DayMovement, type DrawerDayFacts, useCashDrawer } from './useCashDrawer';

const CashDrawerCountDialog = lazyComponent(() => import('./CashDrawerCountDialog'));

/** «Наличные»: cash of a day by user, other payment methods, and every operation. */
export function CashDrawerReport({ tabs }: { readonly tabs: ReactNode }) {
  const { user, company } = useSession();
  const { day, today, setDay, facts, query } = useCashDrawer();
  const [isCounting, setCounting] = useState(false);
  const isPhone = useIsPhone();
  const own = facts?.drawers.find(({ userId }) => userId === user.id) ?? null;
  const exported = facts && facts.movements.length > 0 && (
    <ExportButtons
      fileName={`${DRAWER_TEXTS.file}-${day}`}
      columns={movementColumns(company.timeZone)}
      load={() => facts.movements}
    />
  );
  return (
    <PageSection query={query}>
      <PageHead
        title={SHELL_TEXTS.money}
        actions={
          <>
            <DateField
              className={css.day}
              label={DRAWER_TEXTS.day}
              isLabelHidden
              value={day}
              max={today}
              onChange={(next) => next && setDay(next)}
            />
            <Button
              look="primary"
              icon={<Calculator />}
              disabled={!facts}
              onClick={() => setCounting(true)}
            >
              {DRAWER_TEXTS.count}
            </Button>
            {!isPhone && exported}
          </>
        }
      />
      {tabs}
      <QueryStatus
        query={query}
        isLoaded={facts !== null}
        loading={DRAWER_TEXTS.loading}
        title={MONEY_REPORT_TEXTS.loadFailed}
        hint={MONEY_REPORT_TEXTS.loadFailedHint}
      />
      {facts && <DrawerPanels facts={facts} />}
      {isPhone && exported && <PageActions>{exported}</PageActions>}
      {isCounting && (
        <Suspense fallback={<LateDialog />}>
          <CashDrawerCountDialog day={day} drawer={own} onClose={() => setCounting(false)} />
        </Suspense>
      )}
    </PageSection>
  );
}

function DrawerPanels({ facts }: { readonly facts: DrawerDayFacts }) {
  const { drawers, methods, movements } = facts;
  return (
    <>
      {drawers.length > 0 ? (
        <DrawerTable drawers={drawers} />
      ) : (
        <EmptyState
          icon={<Wallet />}
          title={DRAWER_TEXTS.empty}
          description={DRAWER_TEXTS.emptyHint}
        />
      )}
      <div className={css.ofDay}>
        <Panel title={DRAWER_TEXTS.methods}>
          <MethodTable methods={methods} />
        </Panel>
        <Panel title={DRAWER_TEXTS.movements}>
          {movements.length > 0 ? (
            <MovementTable movements={movements} />
          ) : (
            <Text as="p" tone="muted" size="label">
              {DRAWER_TEXTS.noMovements}
            </Text>
          )}
        </Panel>
      </div>
    </>
  );
}

/** The operations of a day, one per row. */
const movementColumns = (zone: string): ExportColumn<DayMovement>[] => [
  { title: DRAWER_TEXTS.time, value: ({ happenedAt }) => momentCell(happenedAt, zone) },
  { title: DRAWER_TEXTS.what, value: moneyEntryTitle, width: 28 },
  { title: DRAWER_TEXTS.method, value: ({ method }) => MONEY_METHOD_TITLES[method] },
  {
    title: DRAWER_TEXTS.sum,
    value: ({ amount, direction }) => (direction === 'in' ? amount : -amount),
  },
  { title: EXPORT_TEXTS.customer, value: ({ customerName }) => customerName, width: 28 },
  { title: DRAWER_TEXTS.user, value: ({ userName }) => userName },
  { title: DRAWER_TEXTS.comment, value: ({ comment }) => comment, width: 32 },
];
