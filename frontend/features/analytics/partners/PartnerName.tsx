import { useCommand } from '@frontend/shared/data/commands/use-command';
import { bound } from '@frontend/shared/forms/bound';
import { SaveForm } from '@frontend/shared/forms/SaveForm';
import { hasNewerVersion, useNewer } from '@frontend/shared/forms/use-newer';
import { useSaveForm } from '@frontend/shared/forms/use-save-form';
import { Button } from '@frontend/shared/ui/buttons/Button';
import { IconButton } from '@frontend/shared/ui/buttons/IconButton';
import { showToast } from '@frontend/shared/ui/feedback/toasts';
import { TextField } from '@frontend/shared/ui/fields/TextField';
import { Row } from '@frontend/shared/ui/layout/Row';
import { TEXT_LIMITS } from '@schema/constants';
import { type PartnerValues, partnerForm, toPartnerPayload } from '@schema/forms/fleet/partner';
import { MESSAGES } from '@schema/messages';
import { PARTNERS_TEXTS } from '@schema/texts/reports/analytics';
import { KIT_TEXTS } from '@schema/texts/shell/shell';
import Pencil from 'lucide-react/icons/pencil';
import { useState } from 'react';
import css from './Partners.module.css';
import { CreatePartnerDocument, RenamePartnerDocument } from './partners.generated';
import type { PartnerFacts } from './usePartners';

interface PartnerNameProps {
  /** Null: a new partner. */
  readonly partner: PartnerFacts | null;
  /** False: the name is read only. */
  readonly mayWrite: boolean;
}

/** Inline edit of a partner's name, or the field that adds one (requirements.md, N8). */
export function PartnerName({ partner, mayWrite }: PartnerNameProps) {
  const [isEditing, setEditing] = useState(false);
  if (!partner) return <NameForm partner={null} onEnd={() => undefined} />;
  if (isEditing) {
    return (
      <li>
        <NameForm partner={partner} onEnd={() => setEditing(false)} />
      </li>
    );
  }
  return (
    <li className={css.row}>
      <span className={css.name}>{partner.name}</span>
      {mayWrite && (
        <IconButton
          label={`${PARTNERS_TEXTS.rename} ${partner.name}`}
          icon={<Pencil />}
          onClick={() => setEditing(true)}
        />
      )}
    </li>
  );
}

const valuesOf = (partner: PartnerFacts | null): PartnerValues => ({ name: partner?.name ?? '' });

interface NameFormProps extends Pick<PartnerNameProps, 'partner'> {
  readonly onEnd: () => void;
}

function NameForm({ partner, onEnd }: NameFormProps) {
  const create = useCommand('createPartner', CreatePartnerDocument);
  const rename = useCommand('renamePartner', RenamePartnerDocument);
  const [opened, open] = useState(partner);
  const form = useSaveForm({
    initialValues: valuesOf(opened),
    shape: partnerForm,
    toPayload: toPartnerPayload,
    save: async ({ name }: PartnerValues, key) => {
      if (opened) await rename({ id: opened.id, name, version: opened.version });
      else await create({ name }, { key });
    },
    onSaved: () => {
      showToast('success', partner ? PARTNERS_TEXTS.renamed : PARTNERS_TEXTS.added);
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
    changesOf: (was, now) => [{ title: PARTNERS_TEXTS.name, was: was.name, now: now.name }],
  });
  const { isPending } = form;
  return (
    <SaveForm
      form={form}
      label={partner ? `${PARTNERS_TEXTS.rename} ${partner.name}` : PARTNERS_TEXTS.add}
      className={css.form}
      newer={newer}
    >
      <Row gap={8} align="end" wrap>
        <TextField
          className={css.field}
          label={PARTNERS_TEXTS.name}
          isLabelHidden={partner !== null}
          autoComplete="off"
          autoFocus={partner !== null}
          maxLength={TEXT_LIMITS.name}
          onKeyDown={(event) => {
            if (event.key === 'Escape' && partner) onEnd();
          }}
          {...bound(form, 'name')}
        />
        {partner && (
          <Button disabled={isPending} onClick={onEnd}>
            {KIT_TEXTS.cancel}
          </Button>
        )}
        <Button type="submit" look="primary" isPending={isPending}>
          {partner ? PARTNERS_TEXTS.save : PARTNERS_TEXTS.add}
        </Button>
      </Row>
    </SaveForm>
  );
}
