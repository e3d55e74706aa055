import { lazyComponent } from '@frontend/shared/lib/device/lazy-component';
import type { useTills } from '@frontend/shared/money/use-tills';
import { LateDialog } from '@frontend/shared/ui/feedback/LateDialog';
import { type ReactNode, Suspense } from 'react';
import type { AskedExpense } from './use-asked-expense';
import type { KindFacts } from './use-expense-kinds';

const CollectionDialog = lazyComponent(() => import('./dialogs/CollectionDialog'));
const CountDialog = lazyComponent(() => import('./dialogs/CountDialog'));
const ExpenseDialog = lazyComponent(() => import('./dialogs/ExpenseDialog'));
const HandoverDialog = lazyComponent(() => import('./dialogs/HandoverDialog'));
const KindsDialog = lazyComponent(() => import('./dialogs/KindsDialog'));
const NewKindDialog = lazyComponent(() => import('./dialogs/NewKindDialog'));
const ManageTillsDialog = lazyComponent(() => import('./dialogs/ManageTillsDialog'));

const NAMES = [
  'income',
  'expense',
  'collection',
  'handover',
  'count',
  'kinds',
  'newKind',
  'manage',
] as const;
export type TillDialogName = (typeof NAMES)[number];

/** «Приход», the form of another feature. */
export type IncomeDialog = (onClose: () => void) => ReactNode;

interface TillDialogsProps {
  readonly name: TillDialogName;
  readonly tills: Pick<ReturnType<typeof useTills>, 'usable' | 'all' | 'receivers'>;
  /** The till whose movements are shown: offered first. */
  readonly tillId: number | null;
  readonly kinds: readonly KindFacts[];
  readonly income: IncomeDialog;
  readonly asked: AskedExpense | null;
  readonly onClose: () => void;
}

/** The opened dialog of «Касса». */
export function TillDialogs(props: TillDialogsProps) {
  return <Suspense fallback={<LateDialog />}>{dialogOf(props)}</Suspense>;
}

function dialogOf({
  name,
  tills,
  tillId,
  kinds,
  income,
  asked,
  onClose,
}: TillDialogsProps): ReactNode {
  const usable = [
    ...tills.usable.filter(({ id }) => id === tillId),
    ...tills.usable.filter(({ id }) => id !== tillId),
  ];
  switch (name) {
    case 'income':
      return income(onClose);
    case 'expense':
      return <ExpenseDialog kinds={kinds} asked={asked} onClose={onClose} />;
    case 'collection':
      return <CollectionDialog tills={usable} onClose={onClose} />;
    case 'handover':
      return (
        <HandoverDialog
          tills={usable}
          all={tills.all}
          receivers={tills.receivers}
          onClose={onClose}
        />
      );
    case 'count':
      return <CountDialog tills={usable} onClose={onClose} />;
    case 'kinds':
      return <KindsDialog kinds={kinds} onClose={onClose} />;
    case 'newKind':
      return <NewKindDialog onClose={onClose} />;
    case 'manage':
      return <ManageTillsDialog tills={tills.all} onClose={onClose} />;
  }
}
