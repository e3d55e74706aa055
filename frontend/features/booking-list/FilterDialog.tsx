import { useSeesMoney } from '@frontend/shared/data/session';
import { Button } from '@frontend/shared/ui/buttons/Button';
import { Dialog } from '@frontend/shared/ui/dialogs/Dialog';
import { DialogForm } from '@frontend/shared/ui/dialogs/DialogForm';
import { DialogBody, DialogFooter, FieldGrid } from '@frontend/shared/ui/dialogs/DialogParts';
import { LoadFailure } from '@frontend/shared/ui/feedback/QueryStatus';
import { Select } from '@frontend/shared/ui/fields/select/Select';
import { DateField } from '@frontend/shared/ui/pickers/DateField';
import { BOOKING_MONEY_FILTERS } from '@schema/constants/booking-list';
import { MESSAGES } from '@schema/messages';
import {
  MONEY_FILTER_TITLES,
  LIST_FILTER_TEXTS as texts,
} from '@schema/texts/bookings/list-filters';
import { FILTER_TEXTS } from '@schema/texts/shell/lists';
import { useState } from 'react';
import { type ListFilter, NO_FILTER, withListFilter } from './list-filter';
import { SavedViews } from './SavedViews';
import { viewQuery } from './saved-views';
import { useListFilters } from './useListFilters';

const MONEY = BOOKING_MONEY_FILTERS.map((id) => ({ id, title: MONEY_FILTER_TITLES[id] }));

interface FilterDialogProps {
  readonly filter: ListFilter;
  /** The address of the list. */
  readonly params: URLSearchParams;
  /** Closes the dialog and opens this query string of the list. */
  readonly onApply: (query: string) => void;
  readonly onClose: () => void;
}

/** Filters of the booking list, and its named views on this device. */
export default function FilterDialog({ filter, params, onApply, onClose }: FilterDialogProps) {
  const [wanted, setWanted] = useState(filter);
  const seesMoney = useSeesMoney();
  const { options, query } = useListFilters();
  const set = (change: Partial<ListFilter>) => setWanted((was) => ({ ...was, ...change }));
  const { from, to } = wanted;
  const isWrong = from !== null && to !== null && to < from;
  const wantedQuery = viewQuery(withListFilter(params, wanted));
  const models = [
    ...(options?.models ?? []),
    // A model of a link may have left the fleet.
    ...(wanted.model && !options?.models.includes(wanted.model) ? [wanted.model] : []),
  ];
  return (
    <Dialog title={FILTER_TEXTS.title} size="medium" onClose={onClose}>
      <DialogForm label={FILTER_TEXTS.title} onSubmit={() => !isWrong && onApply(wantedQuery)}>
        <DialogBody>
          {query.error && <LoadFailure query={query} title={null} message={texts.failed} />}
          <FieldGrid>
            <DateField
              label={texts.from}
              value={from ?? ''}
              onChange={(day) => set({ from: day || null })}
            />
            <DateField
              label={texts.to}
              value={to ?? ''}
              error={isWrong ? MESSAGES.generic.invalidPeriod : null}
              onChange={(day) => set({ to: day || null })}
            />
            <Select
              label={texts.source}
              emptyTitle={texts.anySource}
              options={(options?.sources ?? []).map(({ id, name }) => ({ id, title: name }))}
              value={wanted.sourceId}
              isDisabled={options === null}
              onChange={(sourceId) => set({ sourceId })}
            />
            <Select
              label={texts.model}
              emptyTitle={texts.anyModel}
              options={models.map((model) => ({ id: model, title: model }))}
              value={wanted.model}
              isDisabled={options === null}
              onChange={(model) => set({ model })}
            />
            {seesMoney && (
              <Select
                label={texts.money}
                emptyTitle={texts.anyMoney}
                options={MONEY}
                value={wanted.money}
                onChange={(money) => set({ money })}
              />
            )}
          </FieldGrid>
          <SavedViews query={wantedQuery} onOpen={onApply} />
        </DialogBody>
        <DialogFooter
          onCancel={onClose}
          extra={
            <Button onClick={() => onApply(viewQuery(withListFilter(params, NO_FILTER)))}>
              {FILTER_TEXTS.clear}
            </Button>
          }
        >
          <Button type="submit" look="primary" disabled={isWrong}>
            {FILTER_TEXTS.apply}
          </Button>
        </DialogFooter>
      </DialogForm>
    </Dialog>
  );
}
