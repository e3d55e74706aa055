import { offerCommandUndo } from '@frontend/shared/data/commands/offer-command-undo';
import { useAttemptKey } from '@frontend/shared/data/commands/use-attempt-key';
import { useCommand } from '@frontend/shared/data/commands/use-command';
import { refusalOf } from '@frontend/shared/data/requests/refusal';
import { useQuestion } from '@frontend/shared/forms/use-question';
import { Button } from '@frontend/shared/ui/buttons/Button';
import { DialogForm } from '@frontend/shared/ui/dialogs/DialogForm';
import { DialogBody, DialogFooter } from '@frontend/shared/ui/dialogs/DialogParts';
import { ErrorBox } from '@frontend/shared/ui/feedback/ErrorBox';
import { QueryStatus } from '@frontend/shared/ui/feedback/QueryStatus';
import { Text } from '@frontend/shared/ui/layout/Text';
import fieldsetCss from '@frontend/shared/ui/styles/fieldset.module.css';
import type { CustomerMergePayload } from '@schema/forms/people/customer-merge';
import { MESSAGES } from '@schema/messages';
import { CUSTOMER_MERGE_TEXTS } from '@schema/texts/people/customer-merge';
import { useState } from 'react';
import css from './CustomerMerge.module.css';
import { MergeCustomersDocument, UndoCustomerMergeDocument } from './customer-merge.generated';
import { FiguresTable } from './FiguresTable';
import { firstChoice, MERGE_FIELDS, type MergeChoice, type MergeField } from './merge-choice';
import { type MergedCustomer, useMergePreview } from './useMergePreview';

interface MergeFormProps {
  readonly keepId: number;
  readonly goneId: number;
  readonly onClose: () => void;
  /** Returns to the choice of the duplicate; null for a suggested pair. */
  readonly onAnother: (() => void) | null;
}

/** Side-by-side preview of the merge with the kept values, and its submit. */
export function MergeForm({ keepId, goneId, onClose, onAnother }: MergeFormProps) {
  const { preview, query } = useMergePreview(keepId, goneId);
  const [chosen, setChosen] = useState<Partial<MergeChoice>>({});
  const merge = useMerge();
  const question = useQuestion(MESSAGES.customers.mergeFailed, async () => {
    if (!preview) return;
    const { keep, gone, stamp } = preview;
    const choice = { ...firstChoice(keep.customer, gone.customer), ...chosen };
    try {
      await merge({ keepId, goneId, ...choice, stamp });
      onClose();
    } catch (failure) {
      if (refusalOf(failure)?.code === 'STALE') query.retry();
      throw failure;
    }
  });
  if (!preview) {
    return (
      <DialogBody>
        <QueryStatus query={query} loading={CUSTOMER_MERGE_TEXTS.loading} />
      </DialogBody>
    );
  }
  const [keep, gone] = [preview.keep.customer, preview.gone.customer];
  const choice = { ...firstChoice(keep, gone), ...chosen };
  return (
    <DialogForm onSubmit={question.onConfirm} label={CUSTOMER_MERGE_TEXTS.title}>
      <DialogBody>
        {question.error && <ErrorBox message={question.error} />}
        <Text as="p" tone="label">
          {CUSTOMER_MERGE_TEXTS.effect}
        </Text>
        <div className={css.sides} aria-hidden="true">
          <Text tone="success">{CUSTOMER_MERGE_TEXTS.stays}</Text>
          <Text tone="danger">{CUSTOMER_MERGE_TEXTS.goes}</Text>
        </div>
        {MERGE_FIELDS.map((field) => (
          <ChoiceRow
            key={field.name}
            field={field}
            keep={keep}
            gone={gone}
            value={choice[field.name]}
            onChange={(id) => setChosen({ ...chosen, [field.name]: id })}
          />
        ))}
        <FiguresTable preview={preview} />
      </DialogBody>
      <DialogFooter
        isLocked={question.isPending}
        onCancel={onClose}
        hasSubmit
        extra={
          onAnother && (
            <Button look="quiet" disabled={question.isPending} onClick={onAnother}>
              {CUSTOMER_MERGE_TEXTS.another}
            </Button>
          )
        }
      >
        <Button
          look="primary"
          size="large"
          type="submit"
          isPending={question.isPending || query.isLoading}
        >
          {CUSTOMER_MERGE_TEXTS.confirm}
        </Button>
      </DialogFooter>
    </DialogForm>
  );
}

interface ChoiceRowProps {
  readonly field: MergeField;
  readonly keep: MergedCustomer;
  readonly gone: MergedCustomer;
  /** Id of the customer whose value is kept. */
  readonly value: number;
  readonly onChange: (id: number) => void;
}

/** A field with the values of both customers; no choice when they are equal. */
function ChoiceRow({ field, keep, gone, value, onChange }: ChoiceRowProps) {
  const { name, label, textOf } = field;
  const same = textOf(keep) === textOf(gone);
  return (
    <fieldset className={fieldsetCss.fieldset}>
      <legend className={fieldsetCss.legend}>{label}</legend>
      {same ? (
        <p className={css.same}>
          {textOf(keep) ?? CUSTOMER_MERGE_TEXTS.missing}
          {textOf(keep) !== null && (
            <Text tone="muted" size="label">{` · ${CUSTOMER_MERGE_TEXTS.same}`}</Text>
          )}
        </p>
      ) : (
        <div className={css.options}>
          {[keep, gone].map((customer) => (
            <label key={customer.id} className={css.option}>
              <input
                type="radio"
                name={name}
                className={css.radio}
                checked={value === customer.id}
                onChange={() => onChange(customer.id)}
              />
              <span>
                {textOf(customer) ?? (
                  <Text tone="muted" size="label">
                    {CUSTOMER_MERGE_TEXTS.missing}
                  </Text>
                )}
              </span>
            </label>
          ))}
        </div>
      )}
    </fieldset>
  );
}

/** Merges two customers; the notice after it offers to undo. Throws refusals. */
function useMerge() {
  const merge = useCommand('mergeCustomers', MergeCustomersDocument);
  const undo = useCommand('undoCustomerMerge', UndoCustomerMergeDocument);
  const attemptKey = useAttemptKey();
  return async (input: CustomerMergePayload) => {
    const { operationId } = (await merge({ input }, { key: attemptKey(input) })).mergeCustomers;
    offerCommandUndo({
      done: CUSTOMER_MERGE_TEXTS.done,
      about: `customer:${input.keepId}`,
      run: () => undo({ operationId }),
      undone: CUSTOMER_MERGE_TEXTS.undone,
      failed: MESSAGES.customers.mergeUndoFailed,
    });
  };
}
