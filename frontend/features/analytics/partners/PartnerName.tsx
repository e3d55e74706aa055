import { useCommand } from '@frontend/shared/data/commands/use-command';
import { useToday } from '@frontend/shared/data/use-today';
import { bound } from '@frontend/shared/forms/bound';
import { SaveForm } from '@frontend/shared/forms/SaveForm';
import { hasNewerVersion, useNewer } from '@frontend/shared/forms/use-newer';
import { useSaveForm } from '@frontend/shared/forms/use-save-form';
import { Button } from '@frontend/shared/ui/buttons/Button';
import { IconButton } from '@frontend/shared/ui/buttons/IconButton';
import { showToast } from '@frontend/shared/ui/feedback/toasts';
import { ChipField } from '@frontend/shared/ui/fields/ChipField';
import { TextField } from '@frontend/shared/ui/fields/TextField';
import { Row } from '@frontend/shared/ui/layout/Row';
import { Stack } from '@frontend/shared/ui/layout/Stack';
import { Text } from '@frontend/shared/ui/layout/Text';
import { DateField } from '@frontend/shared/ui/pickers/DateField';
import { TEXT_LIMITS } from '@schema/constants';
import {
  type PartnerEditValues,
  partnerEditForm,
  partnerForm,
  toPartnerEditPayload,
  toPartnerPayload,
} from '@schema/forms/fleet/partner';
import { MESSAGES } from '@schema/messages';
import { PARTNERS_TEXTS } from '@schema/texts/reports/analytics';
import { KIT_TEXTS } from '@schema/texts/shell/shell';
import { formatDay } from '@schema/values/time/calendar';
import Pencil from 'lucide-react/icons/pencil';
import { useState } from 'react';
import { HOLDS } from './holds';
import css from './Partners.module.css';
import { CreatePartnerDocument, RenamePartnerDocument } from './partners.generated';
import type { PartnerFacts } from './usePartners';

interface PartnerNameProps {
  readonly partner: PartnerFacts;
  /** False: the partner is read only. */
  readonly mayWrite: boolean;
}

/** A partner with its inline edit (requirements.md, N8). */
export function PartnerName({ partner, mayWrite }: PartnerNameProps) {
  const [isEditing, setEditing] = useState(false);
  const { name, settledFrom } = partner;
  if (isEditing) {
    return (
      <li>
        <EditPartner partner={partner} onEnd={() => setEditing(false)} />
      </li>
    );
  }
  return (
    <li className={css.row}>
      <Stack gap={2}>
        <span className={css.name}>{name}</span>
        {settledFrom && (
          <Text tone="muted" size="label">
            {PARTNERS_TEXTS.settledSince(settledFrom)}
          </Text>
        )}
      </Stack>
      {mayWrite && (
        <IconButton
          label={`${PARTNERS_TEXTS.rename} ${name}`}
          icon={<Pencil />}
          onClick={() => setEditing(true)}
        />
      )}
    </li>
  );
}

/** The field that adds a partner (requirements.md, N8). */
export function NewPartner() {
  const create = useCommand('createPartner', CreatePartnerDocument);
  const form = useSaveForm({
    initialValues: { name: '' },
    shape: partnerForm,
    toPayload: toPartnerPayload,
    save: ({ name }, key) => create({ name }, { key }),
    onSaved: () => showToast('success', PARTNERS_TEXTS.added),
    fallback: MESSAGES.generic.error,
  });
  return (
    <SaveForm form={form} label={PARTNERS_TEXTS.add} className={css.form}>
      <Row gap={8} align="end" wrap>
        <TextField
          className={css.field}
          label={PARTNERS_TEXTS.name}
          autoComplete="off"
          maxLength={TEXT_LIMITS.name}
          {...bound(form, 'name')}
        />
        <Button type="submit" look="primary" isPending={form.isPending}>
          {PARTNERS_TEXTS.add}
        </Button>
      </Row>
    </SaveForm>
  );
}

const valuesOf = ({ name, settledFrom }: PartnerFacts): PartnerEditValues => ({
  name,
  hold: settledFrom ? 'fromDay' : 'always',
  settledFrom: settledFrom ?? '',
});

const heldText = ({ settledFrom }: PartnerFacts) =>
  settledFrom ? formatDay(settledFrom) : PARTNERS_TEXTS.holdAlways;

interface EditPartnerProps {
  readonly partner: PartnerFacts;
  readonly onEnd: () => void;
}

function EditPartner({ partner, onEnd }: EditPartnerProps) {
  const rename = useCommand('renamePartner', RenamePartnerDocument);
  const today = useToday();
  const [opened, open] = useState(partner);
  const form = useSaveForm({
    initialValues: valuesOf(opened),
    shape: partnerEditForm,
    toPayload: toPartnerEditPayload,
    save: (payload) => rename({ id: opened.id, version: opened.version, ...payload }),
    onSaved: () => {
      showToast('success', PARTNERS_TEXTS.renamed);
      onEnd();
    },
    fallback: MESSAGES.generic.error,
  });
  const newer = useNewer({
    record: partner,
    opened,
    open,
    form,
    valuesOf,
    isNewer: hasNewerVersion,
    changesOf: (was, now) => [
      { title: PARTNERS_TEXTS.name, was: was.name, now: now.name },
      { title: PARTNERS_TEXTS.settledFrom, was: heldText(was), now: heldText(now) },
    ],
  });
  const { isPending, values, update } = form;
  return (
    <SaveForm
      form={form}
      label={`${PARTNERS_TEXTS.rename} ${partner.name}`}
      className={css.form}
      newer={newer}
    >
      <TextField
        className={css.field}
        label={PARTNERS_TEXTS.name}
        isLabelHidden
        autoComplete="off"
        autoFocus
        maxLength={TEXT_LIMITS.name}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onEnd();
        }}
        {...bound(form, 'name')}
      />
      <ChipField
        label={PARTNERS_TEXTS.settled}
        value={values.hold}
        options={HOLDS}
        onChange={(hold) =>
          update((now) => ({ ...now, hold, settledFrom: now.settledFrom || today }))
        }
      />
      {values.hold === 'fromDay' && (
        <DateField {...bound(form, 'settledFrom')} label={PARTNERS_TEXTS.settledFrom} isRequired />
      )}
      <Row gap={8} align="end" wrap>
        <Button disabled={isPending} onClick={onEnd}>
          {KIT_TEXTS.cancel}
        </Button>
        <Button type="submit" look="primary" isPending={isPending}>
          {PARTNERS_TEXTS.save}
        </Button>
      </Row>
    </SaveForm>
  );
}
