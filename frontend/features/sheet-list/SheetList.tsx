import { useZone } from '@frontend/shared/data/session';
import { ExportButtons } from '@frontend/shared/export/ExportButtons';
import { sheetColumns } from '@frontend/shared/handover/sheet-columns';
import { lazyComponent } from '@frontend/shared/lib/device/lazy-component';
import { FilterButton } from '@frontend/shared/ui/lists/FilterButton';
import { FilterNote } from '@frontend/shared/ui/lists/FilterNote';
import { ListPage } from '@frontend/shared/ui/lists/ListPage';
import { ListSkeleton } from '@frontend/shared/ui/lists/ListSkeleton';
import { HANDOVER_MESSAGES } from '@schema/messages/handover';
import { EXPORT_TEXTS } from '@schema/texts/files/export';
import { SHEET_FORMS, SHEET_LIST_TEXTS } from '@schema/texts/handover/sheet-list';
import { foundText } from '@schema/texts/shell/lists';
import { SHELL_TEXTS } from '@schema/texts/shell/shell';
import { plural } from '@schema/values/words/plural';
import ClipboardList from 'lucide-react/icons/clipboard-list';
import SearchX from 'lucide-react/icons/search-x';
import { SheetRows } from './SheetRows';
import { sheetFilterCount, sheetFilterWords } from './sheet-filter';
import { useSheetList } from './useSheetList';

const SheetFilterDialog = lazyComponent(() => import('./SheetFilterDialog'));

interface SheetListProps {
  /** The page of the state of a car; null: no permission. */
  readonly carLink: ((carId: number) => string) | null;
}

/** The handover sheets of all cars, the latest first, with search, filters and export. */
export function SheetList({ carLink }: SheetListProps) {
  const { address, filter, setFilter, clearFilter, list, query, readAll } = useSheetList();
  const zone = useZone();
  const filters = sheetFilterCount(filter);
  const isNarrowed = address.search !== '' || filters > 0;
  const countText = (total: number) =>
    isNarrowed ? foundText(total, null) : plural(total, SHEET_FORMS);
  return (
    <ListPage
      title={SHELL_TEXTS.sheets}
      subtitle={list ? countText(list.total) : ''}
      exported={
        <ExportButtons
          fileName={EXPORT_TEXTS.sheetsFile}
          columns={sheetColumns(zone)}
          load={readAll}
        />
      }
      counters={
        filters > 0 && <FilterNote words={sheetFilterWords(filter)} onClear={clearFilter} />
      }
      address={address}
      search={{
        label: SHEET_LIST_TEXTS.search,
        placeholder: SHEET_LIST_TEXTS.searchPlaceholder,
      }}
      filters={
        <FilterButton
          count={filters}
          dialog={(close) => (
            <SheetFilterDialog
              filter={filter}
              onApply={(next) => {
                close();
                setFilter(next);
              }}
              onClose={close}
            />
          )}
        />
      }
      query={query}
      failure={{ title: HANDOVER_MESSAGES.loadFailed, hint: null }}
      loading={<ListSkeleton description={SHEET_LIST_TEXTS.loading} />}
      list={list}
      empty={{
        icon: isNarrowed ? <SearchX /> : <ClipboardList />,
        title: isNarrowed ? SHEET_LIST_TEXTS.noMatch : SHEET_LIST_TEXTS.none,
        description: isNarrowed ? SHEET_LIST_TEXTS.noMatchHint : SHEET_LIST_TEXTS.noneHint,
      }}
    >
      {(sheets) => <SheetRows sheets={sheets} carLink={carLink} />}
    </ListPage>
  );
}
