import { useCommand } from '@frontend/shared/data/commands/use-command';
import { bound } from '@frontend/shared/forms/bound';
import { useDraftSaveForm } from '@frontend/shared/forms/drafts/use-draft-save-form';
import { SaveDialog } from '@frontend/shared/forms/SaveDialog';
import { typedAmount } from '@frontend/shared/forms/typed-amount';
import { showToast } from '@frontend/shared/ui/feedback/toasts';
import { MoneyField } from '@frontend/shared/ui/fields/MoneyField';
import { TextField } from '@frontend/shared/ui/fields/TextField';
import { Text } from '@frontend/shared/ui/layout/Text';
import { PRICE_STEP, TEXT_LIMITS } from '@schema/constants';
import { drawerCountForm, toDrawerCount } from '@schema/forms/money/drawer-count';
import { DRAWER_TEXTS } from '@schema/texts/money/money-reports';
import { formatExactRoubles, parseAmount, roundAmount } from '@schema/values/money/money';
import { type Day, formatDay } from '@schema/values/time/calendar';
import { differenceText } from './difference-text';
import { CloseDrawerDocument } from './money-reports.generated';
import type { DrawerFacts } from './useCashDrawer';

interface DrawerCountDialogProps {
  readonly day: Day;
  /** The user's own cash drawer; null: nothing was taken on the day. */
  readonly drawer: DrawerFacts | null;
  readonly onClose: () => void;
}

/** «Пересчитать наличные»: opening cash and counted cash. */
export default function CashDrawerCountDialog({ day, drawer, onClose }: DrawerCountDialogProps) {
  const close = useCommand('closeDrawer', CloseDrawerDocument);
  const texts = DRAWER_TEXTS;
  const form = useDraftSaveForm({
    draft: { kind: 'drawerCount', name: 'drawer-count', basis: day },
    initialValues: {
      openedWith: typedAmount(drawer?.openedWith ?? 0),
      counted: '',
      comment: drawer?.comment ?? '',
    },
    shape: drawerCountForm,
    toPayload: (values) => ({ day, ...toDrawerCount(values) }),
    save: async (input, key) => (await close({ input }, { key })).closeDrawer,
    onSaved: ({ difference }) => {
      showToast('success', `${texts.countSaved}: ${differenceText(difference)}`);
      onClose();
    },
    fallback: texts.countFailed,
  });
  const moved = (drawer?.shouldBe ?? 0) - (drawer?.openedWith ?? 0);
  const expected = (parseAmount(form.values.openedWith) ?? 0) + moved;
  const counted = parseAmount(form.values.counted);
  const sum = (name: 'openedWith' | 'counted', label: string) => (
    <MoneyField
      label={label}
      step={PRICE_STEP}
      isRequired
      autoFocus={name === 'counted'}
      {...bound(form, name)}
    />
  );
  return (
    <SaveDialog
      title={`${texts.countTitle}, ${formatDay(day)}`}
      form={form}
      restored={{ kind: 'drawerCount', form }}
      submit={texts.countSubmit}
      onClose={onClose}
    >
      {sum('openedWith', texts.countOpenedWith)}
      <Text as="p" tone="label">
        {texts.expected} <b>{formatExactRoubles(expected)}</b>
        {counted !== null && `, ${differenceText(roundAmount(counted - expected))}`}
      </Text>
      {sum('counted', texts.countCounted)}
      <TextField
        label={texts.comment}
        maxLength={TEXT_LIMITS.comment}
        {...bound(form, 'comment')}
      />
    </SaveDialog>
  );
}
