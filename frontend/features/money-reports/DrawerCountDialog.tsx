import { CloseDrawerDocument } from '@frontend/gql/graphql';
import { useCommand } from '@frontend/shared/data/use-command';
import { FormMessage } from '@frontend/shared/forms/FormMessage';
import { RestoredPanel } from '@frontend/shared/forms/RestoredPanel';
import { typedAmount } from '@frontend/shared/forms/typed-amount';
import { useKeptSaveForm } from '@frontend/shared/forms/use-kept-save-form';
import { Button } from '@frontend/shared/ui/buttons/Button';
import { Dialog } from '@frontend/shared/ui/dialogs/Dialog';
import { DialogForm } from '@frontend/shared/ui/dialogs/DialogForm';
import { DialogBody, DialogFooter } from '@frontend/shared/ui/dialogs/DialogParts';
import { showToast } from '@frontend/shared/ui/feedback/toasts';
import { MoneyField } from '@frontend/shared/ui/fields/MoneyField';
import { TextField } from '@frontend/shared/ui/fields/TextField';
import { PRICE_STEP, TEXT_LIMITS } from '@schema/constants';
import { drawerCountForm, toDrawerCount } from '@schema/forms/money/drawer-count';
import { DRAWER_TEXTS } from '@schema/texts/money/money-reports';
import { formatExactRoubles, parseAmount } from '@schema/values/money/money';
import { type Day, formatDay } from '@schema/values/time/calendar';
import css from './MoneyReports.module.css';
import { signedRoubles } from './signed-roubles';
import type { DrawerFacts } from './useDrawer';

interface DrawerCountDialogProps {
  readonly day: Day;
  /** The own drawer; null: nothing was taken on the day. */
  readonly drawer: DrawerFacts | null;
  readonly onClose: () => void;
}

/** «Пересчитать кассу»: what was there in the morning and what is there now. */
export default function DrawerCountDialog({ day, drawer, onClose }: DrawerCountDialogProps) {
  const close = useCommand('closeDrawer', CloseDrawerDocument);
  const texts = DRAWER_TEXTS;
  const form = useKeptSaveForm({
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
      showToast('success', `${texts.countSaved}: ${texts.difference} ${signedRoubles(difference)}`);
      onClose();
    },
    fallback: texts.countFailed,
  });
  const { values, update, errorOf, isPending, attempt } = form;
  const moved = (drawer?.shouldBe ?? 0) - (drawer?.openedWith ?? 0);
  const expected = (parseAmount(values.openedWith) ?? 0) + moved;
  const sum = (name: 'openedWith' | 'counted', label: string) => (
    <MoneyField
      label={label}
      name={name}
      step={PRICE_STEP}
      isRequired
      autoFocus={name === 'counted'}
      value={values[name]}
      onChange={(typed) => update((now) => ({ ...now, [name]: typed }))}
      error={errorOf(name)}
    />
  );
  return (
    <Dialog
      title={`${texts.count}, ${formatDay(day)}`}
      size="small"
      isLocked={isPending}
      onClose={onClose}
    >
      <DialogForm
        submitCount={attempt}
        isUnsaved={form.isUnsaved}
        onDiscard={form.dropDraft}
        onSubmit={form.submit}
      >
        <DialogBody>
          <FormMessage form={form} />
          <RestoredPanel kind="drawerCount" form={form} />
          {sum('openedWith', texts.countOpenedWith)}
          <p className={css.known}>
            {texts.expected} <b>{formatExactRoubles(expected)}</b>
          </p>
          {sum('counted', texts.countCounted)}
          <TextField
            label={texts.comment}
            name="comment"
            maxLength={TEXT_LIMITS.comment}
            value={values.comment}
            onChange={(comment) => update((now) => ({ ...now, comment }))}
            error={errorOf('comment')}
          />
        </DialogBody>
        <DialogFooter onCancel={onClose} isLocked={isPending}>
          <Button type="submit" look="primary" isPending={isPending}>
            {texts.countSubmit}
          </Button>
        </DialogFooter>
      </DialogForm>
    </Dialog>
  );
}
