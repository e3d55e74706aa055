import { idOf } from '@frontend/app/address-id';
import { clientPath, customerPapersPath } from '@frontend/app/paths';
import { ClientCard } from '@frontend/features/customers/ClientCard';
import { MergeButton } from '@frontend/features/customers/merge/MergeButton';
import { MergeDialog } from '@frontend/features/customers/merge/MergeDialog';
import type { ClientBooking } from '@frontend/features/customers/useClientCard';
import { useCan, useIsStaff, useSeesMoney, useSession } from '@frontend/shared/data/session';
import { typedPeriod } from '@frontend/shared/forms/typed-period';
import { lazyComponent } from '@frontend/shared/lib/device/lazy-component';
import { ButtonLink } from '@frontend/shared/ui/buttons/ButtonLink';
import { EmptyState } from '@frontend/shared/ui/feedback/EmptyState';
import { LatePart } from '@frontend/shared/ui/feedback/LatePart';
import { BackLink, Page } from '@frontend/shared/ui/layout/Page';
import { MESSAGES } from '@schema/messages';
import { CLIENT_CARD_TEXTS } from '@schema/texts/people/customers';
import { repeatPeriod } from '@schema/values/bookings/repeat-period';
import { ADVANCE_ORDERS } from '@schema/values/money/money-orders';
import Plus from 'lucide-react/icons/plus';
import UserX from 'lucide-react/icons/user-x';
import { Suspense, useState } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { withDialog } from '../board/address/board-dialog';
import { useOverPage } from '../board/address/useOverPage';

const CustomerMoney = lazyComponent(async () => ({
  default: (await import('@frontend/features/money/customer/CustomerMoney')).CustomerMoney,
}));

const CustomerPapers = lazyComponent(() => import('@frontend/features/paper-list/CustomerPapers'));

/** «/clients/{id}»: the card of a customer, or an error for a malformed id. */
export default function ClientScreen() {
  const id = idOf(useParams().id ?? null);
  const [otherId, setOtherId] = useState<number | null>(null);
  const canSeeBoard = useCan('view_board');
  const seesMoney = useSeesMoney();
  const wanted = useWantedAdvance();
  const canEdit = useCan('edit_bookings');
  const readsPapers = useIsStaff() && canEdit;
  const { booking } = useOverPage();
  const path = clientPath(id ?? 0);
  const repeatLink = useRepeatLink(path, id ?? 0);
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
          bookingLink={canSeeBoard ? booking : null}
          repeatLink={canEdit ? repeatLink : null}
          onMerge={setOtherId}
          actions={
            <>
              {canEdit && (
                <ButtonLink
                  look="primary"
                  icon={<Plus />}
                  target={{
                    to: path + withDialog({ kind: 'quick', customerId: id }, ''),
                    isOverPage: true,
                  }}
                >
                  {CLIENT_CARD_TEXTS.newBooking}
                </ButtonLink>
              )}
              <MergeButton customerId={id} />
            </>
          }
          papers={
            readsPapers && (
              <Suspense fallback={<LatePart />}>
                <CustomerPapers
                  customerId={id}
                  bookingLink={canSeeBoard ? booking : null}
                  allPath={customerPapersPath(id)}
                />
              </Suspense>
            )
          }
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

/** The form of a booking of the same car and length for this customer, over the card. */
function useRepeatLink(path: string, customerId: number) {
  const { now, company } = useSession();
  return ({ car, startDate, endDate }: ClientBooking) => {
    const booked = { startDate: new Date(startDate), endDate: new Date(endDate) };
    const period = typedPeriod(repeatPeriod(booked, now(), company.timeZone));
    return path + withDialog({ kind: 'period', carId: car.id, ...period, customerId }, '');
  };
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
