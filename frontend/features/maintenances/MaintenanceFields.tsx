import { useZone } from '@frontend/shared/data/session';
import { withLiftedEnd } from '@frontend/shared/forms/typed-period';
import { useIsCoarse } from '@frontend/shared/lib/device/use-media';
import { FIELD_ROW_CLASS, FieldGrid } from '@frontend/shared/ui/dialogs/DialogParts';
import { MoneyField } from '@frontend/shared/ui/fields/MoneyField';
import { Select } from '@frontend/shared/ui/fields/select/Select';
import { TextArea } from '@frontend/shared/ui/fields/TextArea';
import { DateTimeField } from '@frontend/shared/ui/pickers/DateTimeField';
import { PRICE_STEP, TEXT_LIMITS } from '@schema/constants';
import type { MaintenanceValues } from '@schema/forms/fleet/maintenance';
import { MAINTENANCE_STATUS_TITLES, MAINTENANCE_STATUSES } from '@schema/statuses';
import { MAINTENANCE_TEXTS } from '@schema/texts/fleet/maintenances';
import { withStart } from './maintenance-values';

interface MaintenanceFieldsProps {
  readonly values: MaintenanceValues;
  readonly update: (change: (values: MaintenanceValues) => MaintenanceValues) => void;
  readonly errorOf: (name: keyof MaintenanceValues) => string | null;
  readonly bounds: { readonly min?: string; readonly max?: string };
  /** False for new maintenance, which is always scheduled (requirements.md, W10). */
  readonly hasStatus: boolean;
  /** Whether the description gets the focus, on devices with a keyboard. Default: false. */
  readonly hasFocus?: boolean;
  readonly isLocked: boolean;
}

const STATUS_OPTIONS = MAINTENANCE_STATUSES.map((status) => ({
  id: status,
  title: MAINTENANCE_STATUS_TITLES[status],
}));

/** The fields of maintenance (requirements.md, W12). */
export function MaintenanceFields(props: MaintenanceFieldsProps) {
  const { values, update, errorOf, bounds, hasStatus, hasFocus = false, isLocked } = props;
  const zone = useZone();
  const isCoarse = useIsCoarse();
  return (
    <FieldGrid>
      <DateTimeField
        {...bounds}
        label={MAINTENANCE_TEXTS.start}
        name="startDate"
        zone={zone}
        isReadOnly={isLocked}
        value={values.startDate}
        onChange={(startDate) => update((now) => withStart(now, startDate))}
        error={errorOf('startDate')}
      />
      <DateTimeField
        {...bounds}
        label={MAINTENANCE_TEXTS.end}
        name="endDate"
        zone={zone}
        isReadOnly={isLocked}
        value={values.endDate}
        onChange={(endDate) => update((now) => ({ ...now, endDate }))}
        onBlur={() => update(withLiftedEnd)}
        error={errorOf('endDate')}
      />
      <TextArea
        className={FIELD_ROW_CLASS}
        label={MAINTENANCE_TEXTS.description}
        name="description"
        placeholder={MAINTENANCE_TEXTS.descriptionPlaceholder}
        autoFocus={hasFocus && !isCoarse}
        maxLength={TEXT_LIMITS.description}
        isReadOnly={isLocked}
        value={values.description}
        onChange={(description) => update((now) => ({ ...now, description }))}
        error={errorOf('description')}
      />
      <MoneyField
        label={MAINTENANCE_TEXTS.cost}
        name="cost"
        step={PRICE_STEP}
        isReadOnly={isLocked}
        value={values.cost}
        onChange={(cost) => update((now) => ({ ...now, cost }))}
        error={errorOf('cost')}
      />
      {hasStatus && (
        <Select
          label={MAINTENANCE_TEXTS.status}
          name="status"
          options={STATUS_OPTIONS}
          isDisabled={isLocked}
          value={values.status}
          onChange={(status) => status && update((now) => ({ ...now, status }))}
          error={errorOf('status')}
        />
      )}
    </FieldGrid>
  );
}
