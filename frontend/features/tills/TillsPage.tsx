import { useCan } from '@frontend/shared/data/session';
import { useTills } from '@frontend/shared/money/use-tills';
import { Button } from '@frontend/shared/ui/buttons/Button';
import { IconButton } from '@frontend/shared/ui/buttons/IconButton';
import { EmptyState } from '@frontend/shared/ui/feedback/EmptyState';
import { QueryStatus } from '@frontend/shared/ui/feedback/QueryStatus';
import { PageHead, PageSection } from '@frontend/shared/ui/layout/Page';
import { TILLS_TEXTS } from '@schema/texts/money/tills';
import { SHELL_TEXTS } from '@schema/texts/shell/shell';
import { presetPeriod } from '@schema/values/time/report-period';
import Calculator from 'lucide-react/icons/calculator';
import Settings2 from 'lucide-react/icons/settings-2';
import Wallet from 'lucide-react/icons/wallet';
import { type ReactNode, useState } from 'react';
import { ExpenseChips } from './ExpenseChips';
import { Register } from './register/Register';
import { useRegisterAddress } from './register/use-register-address';
import { TillActions } from './TillActions';
import { TillCards } from './TillCards';
import { type IncomeDialog, type TillDialogName, TillDialogs } from './TillDialogs';
import css from './Tills.module.css';
import { useAskedExpense } from './use-asked-expense';
import { useExpenseKinds } from './use-expense-kinds';
import { WaitingHandovers } from './WaitingHandovers';

const texts = TILLS_TEXTS;

interface TillsPageProps {
  readonly tabs: ReactNode;
  readonly income: IncomeDialog;
  readonly bookingLink: ((id: number) => string) | null;
  /** Beside the export of the register. */
  readonly tools?: ReactNode;
}

/** «Касса»: cash by till, expenses of the month, and every movement of money. */
export function TillsPage({ tabs, income, bookingLink, tools = null }: TillsPageProps) {
  const address = useRegisterAddress();
  const tills = useTills();
  const month = presetPeriod('currentMonth', address.period.to);
  const kinds = useExpenseKinds(month);
  const [chosen, setDialog] = useState<TillDialogName | null>(null);
  const { asked, forget } = useAskedExpense();
  const canRecord = useCan('edit_bookings');
  const canManage = useCan('manage_users');
  const { seen, usable, handovers, isLoaded, query } = tills;
  // The words of an asked expense are compared with the kinds.
  const dialog = asked && canRecord && kinds.length > 0 ? 'expense' : chosen;
  const seesSums = kinds.some(({ spent }) => spent !== null);
  const open = (name: TillDialogName) => () => setDialog(name);
  return (
    <PageSection query={query}>
      <PageHead
        title={SHELL_TEXTS.money}
        actions={
          <>
            {canManage && (
              <IconButton
                look="framed"
                label={texts.manage}
                icon={<Settings2 />}
                onClick={open('manage')}
              />
            )}
            {canRecord && (
              <Button icon={<Calculator />} disabled={usable.length === 0} onClick={open('count')}>
                {texts.count}
              </Button>
            )}
          </>
        }
      />
      {tabs}
      <WaitingHandovers handovers={handovers} />
      <QueryStatus
        query={query}
        isLoaded={isLoaded}
        loading={texts.loading}
        title={texts.loadFailed}
        hint={texts.loadFailedHint}
      />
      {isLoaded && (
        <div className={css.top}>
          {seen.length > 0 ? (
            <TillCards tills={seen} tillId={address.tillId} onChoose={address.setTill} />
          ) : (
            <EmptyState icon={<Wallet />} title={texts.noTills} description={texts.noTillsHint} />
          )}
          {canRecord && <TillActions hasTills={usable.length > 0} onOpen={setDialog} />}
        </div>
      )}
      {(seesSums || canManage) && (
        <ExpenseChips
          kinds={kinds}
          month={month}
          kindId={address.kindId}
          onChoose={(id) => address.setKind(id, month)}
          onAdd={canManage ? open('newKind') : null}
          onEdit={canManage ? open('kinds') : null}
        />
      )}
      <Register address={address} tills={seen} bookingLink={bookingLink} tools={tools} />
      {dialog && (
        <TillDialogs
          name={dialog}
          tills={tills}
          tillId={address.tillId}
          kinds={kinds}
          income={income}
          asked={asked}
          onClose={() => {
            setDialog(null);
            if (asked) forget();
          }}
        />
      )}
    </PageSection>
  );
}
