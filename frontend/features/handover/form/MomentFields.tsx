import { useSession, useZone } from '@frontend/shared/data/session';
import { bound } from '@frontend/shared/forms/bound';
import { Button } from '@frontend/shared/ui/buttons/Button';
import { TextArea } from '@frontend/shared/ui/fields/TextArea';
import { TextField } from '@frontend/shared/ui/fields/TextField';
import { Row } from '@frontend/shared/ui/layout/Row';
import { DateTimeField } from '@frontend/shared/ui/pickers/DateTimeField';
import { TEXT_LIMITS } from '@schema/constants';
import { isDelayedAt } from '@schema/forms/handover/sheet-form';
import { SHEET_TEXTS } from '@schema/texts/handover/sheet';
import { startOfMinute } from 'date-fns/startOfMinute';
import type { SheetFields } from './useSheetForm';

/** The comment of a sheet and its moment: now, unless another one is typed. */
export function MomentFields({ form }: { readonly form: SheetFields }) {
  const { now } = useSession();
  const zone = useZone();
  const { values, update } = form;
  const setAt = (at: string) =>
    update((was) => ({ ...was, at, isDelayed: at !== '' && isDelayedAt(at, now()) }));
  const { comment, otherTime, rightNow, now: isNow, at, delayReason } = SHEET_TEXTS;
  return (
    <>
      <TextArea
        label={comment}
        rows={2}
        maxLength={TEXT_LIMITS.comment}
        {...bound(form, 'comment')}
      />
      {values.at === '' ? (
        <Row gap={8} align="center" justify="between" wrap>
          <span>{isNow}</span>
          <Button onClick={() => setAt(startOfMinute(now()).toISOString())}>{otherTime}</Button>
        </Row>
      ) : (
        <>
          <DateTimeField
            label={at}
            zone={zone}
            max={now().toISOString()}
            {...bound(form, 'at')}
            onChange={setAt}
          />
          <Button look="quiet" onClick={() => setAt('')}>
            {rightNow}
          </Button>
          {values.isDelayed && (
            <TextField
              label={delayReason}
              isRequired
              maxLength={TEXT_LIMITS.reason}
              {...bound(form, 'delayReason')}
            />
          )}
        </>
      )}
    </>
  );
}
