import { idOf } from '@frontend/app/address-id';
import { BOARD_PATH } from '@frontend/app/paths';
import { ClientCard } from '@frontend/features/customers/ClientCard';
import { MergeButton } from '@frontend/features/customers/merge/MergeButton';
import { MergeDialog } from '@frontend/features/customers/merge/MergeDialog';
import { useCan, useSeesMoney } from '@frontend/shared/data/session';
import { lazyComponent } from '@frontend/shared/lib/device/lazy-component';
import { EmptyState } from '@frontend/shared/ui/feedback/EmptyState';
import { LatePart } from '@frontend/shared/ui/feedback/LatePart';
import { BackLink, Page } from '@frontend/shared/ui/layout/Page';
import { MESSAGES } from '@schema/messages';
import { CLIENT_CARD_TEXTS } from '@schema/texts/people/customers';
import { ADVANCE_ORDERS } from '@schema/values/money/money-orders';
import UserX from 'lucide-react/icons/user-x';
import { Suspense, useState } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';

const CustomerMoney = lazyComponent(async () => ({
  default: (await import('@frontend/features/money/customer/CustomerMoney')).CustomerMoney,
}));

/** «/clients/{id}»: the card of a customer, or an error for a malformed id. */
export default function ClientScreen() {
  const id = idOf(useParams().id ?? null);
  const [otherId, setOtherId] = useState<number | null>(null);
  const canSeeBoard = useCan('view_board');
  const seesMoney = useSeesMoney();
  const wanted = useWantedAdvance();
  const bookingLink = (bookingId: number) => `${BOARD_PATH}?booking=${bookingId}`;
  return (
    <Page>
      <BackLink to="/clients">{CLIENT_CARD_TEXTS.back}</BackLink>
      {id === null ? (
        <EmptyState
          level={1}
          icon={<UserX />}
          title={MESSAGES.generic.invalidId}
          description={CLIENT_CARD_TEXTS.invalidIdHint}
        />
      ) : (
        <ClientCard
          key={id}
          id={id}
          bookingLink={canSeeBoard ? bookingLink : null}
          onMerge={setOtherId}
          actions={<MergeButton customerId={id} />}
          money={
            seesMoney && (
              <Suspense fallback={<LatePart />}>
                <CustomerMoney customerId={id} {...wanted} />
              </Suspense>
            )
          }
        />
      )}
      {id !== null && otherId !== null && (
        <MergeDialog keepId={id} goneId={otherId} onClose={() => setOtherId(null)} />
      )}
    </Page>
  );
}

/**
 * The advance sheet requested by the address of a typed command, and its removal from the address.
 */
function useWantedAdvance() {
  const [params, setParams] = useSearchParams();
  const job = ADVANCE_ORDERS.find((one) => one === params.get('advance'));
  return {
    wanted: job ? { job, amount: params.get('amount') ?? '' } : null,
    onWantedClosed: () => setParams({}, { replace: true }),
  };
}
