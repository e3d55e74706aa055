import { MarkQuestionsDocument } from '@frontend/shared/bookings/marks/marks.generated';
import type { MoneyPartProps } from '@frontend/shared/bookings/marks/money-part';
import { useUncachedQuery } from '@frontend/shared/data/queries/use-uncached-query';
import { ShortReasonField } from '@frontend/shared/money/ShortReasonField';
import { TillField } from '@frontend/shared/money/TillField';
import { useEffect } from 'react';
import { MethodField } from '../sheet/MoneyForm';
import { type RentalMoneyFacts, useRentalMoney } from '../useRentalMoney';
import { MarkMoneyFields } from './MarkMoneyFields';
import { usePageMoney } from './use-page-money';

const TOPICS = ['money', 'bookings'] as const;

/** The money of a mark as a part of the page; nothing when none is asked or it is unknown. */
export function MoneyPart(props: MoneyPartProps) {
  const { at, booking, onState } = props;
  const { data } = useUncachedQuery(MarkQuestionsDocument, { bookingId: booking.id, at }, TOPICS);
  const { money } = useRentalMoney(booking.id);
  const isAsked = Boolean(data?.markQuestions.money) && money?.isFollowed === true;
  useEffect(() => {
    if (!isAsked) onState(null);
  }, [isAsked, onState]);
  return isAsked && money ? <AskedMoneyPart {...props} money={money} /> : null;
}

interface AskedMoneyPartProps extends MoneyPartProps {
  readonly money: RentalMoneyFacts;
}

function AskedMoneyPart({ at, booking, charged, money, onState, frame }: AskedMoneyPartProps) {
  const asked = usePageMoney({ at, booking, charged, money });
  const { form, till, parts, isLeft, action, prepare } = asked;
  const isShown = parts.length > 0;
  useEffect(() => {
    onState(isShown ? { action, isLeft, prepare } : null);
  }, [isShown, action, isLeft, prepare, onState]);
  useEffect(() => () => onState(null), [onState]);
  if (!isShown) return null;
  return frame(
    <>
      <MarkMoneyFields at={at} asked={asked} />
      <MethodField
        value={form.values.method}
        onChange={(method) => form.update((was) => ({ ...was, method }))}
      />
      <TillField till={till} method={form.values.method} />
      <ShortReasonField form={form} />
    </>,
  );
}
