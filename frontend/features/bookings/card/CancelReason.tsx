import { Button } from '@frontend/shared/ui/buttons/Button';
import { TextField } from '@frontend/shared/ui/fields/TextField';
import { Row } from '@frontend/shared/ui/layout/Row';
import { Stack } from '@frontend/shared/ui/layout/Stack';
import { TEXT_LIMITS } from '@schema/constants';
import { BOOKING_DETAILS_TEXTS, CANCEL_REASONS } from '@schema/texts/bookings/bookings';
import css from './CancelReason.module.css';

interface CancelReasonProps {
  readonly value: string;
  readonly isDisabled: boolean;
  readonly onChange: (reason: string) => void;
}

/** The usual reasons of a cancellation by one press, or words of one's own. */
export function CancelReason({ value, isDisabled, onChange }: CancelReasonProps) {
  return (
    <Stack gap={10}>
      <TextField
        label={BOOKING_DETAILS_TEXTS.cancelReason}
        hint={BOOKING_DETAILS_TEXTS.cancelReasonHint}
        value={value}
        maxLength={TEXT_LIMITS.reason}
        isDisabled={isDisabled}
        onChange={onChange}
      />
      <Row gap={8} wrap className={css.usual}>
        {CANCEL_REASONS.map((reason) => (
          <Button
            key={reason}
            aria-pressed={value === reason}
            disabled={isDisabled}
            onClick={() => onChange(value === reason ? '' : reason)}
          >
            {reason}
          </Button>
        ))}
      </Row>
    </Stack>
  );
}
